/** A body is longer than it may be. */
export class TooLongError extends Error {
	override name = "TooLongError";
}

/**
 * Reads a body whole, whatever its Content-Length says, and stops at the first chunk over the limit.
 *
 * @param limit bytes
 * @throws TooLongError over the limit; whatever the stream throws when it breaks off.
 */
export async function readAtMost(
	body: ReadableStream<Uint8Array> | null,
	limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
	const chunks: Uint8Array[] = [];
	let length = 0;
	const reader = body?.getReader();
	for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
		length += part.value.byteLength;
		if (length > limit) {
			// Not awaited: a stream that never ends may never confirm that it was cancelled.
			reader?.cancel().catch(() => {});
			throw new TooLongError();
		}
		chunks.push(part.value);
	}
	const whole = new Uint8Array(length);
	let offset = 0;
	for (const chunk of chunks) {
		whole.set(chunk, offset);
		offset += chunk.byteLength;
	}
	return whole;
}
