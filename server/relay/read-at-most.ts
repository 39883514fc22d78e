export class TooLongError extends Error {
	override name = "TooLongError";
}

/**
 * Reads a body and stops at the first chunk over the limit, whatever its Content-Length says.
 * @param limit bytes
 * @throws TooLongError over the limit; the stream's own error when it breaks off
 */
export async function readAtMost(
	body: ReadableStream<Uint8Array> | null,
	limit: number,
): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	let length = 0;
	const reader = body?.getReader();
	for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
		length += part.value.byteLength;
		if (length > limit) {
			// Not awaited: cancelling may never settle.
			reader?.cancel().catch(() => {});
			throw new TooLongError();
		}
		chunks.push(part.value);
	}
	return Buffer.concat(chunks);
}
