/** Git's name of a file's content: what GitHub calls its `oid`, and a build notes of the files that it was made of. */
export async function blobId(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
	const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
	const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
	const whole = new Uint8Array(head.length + bytes.length);
	whole.set(head);
	whole.set(bytes, head.length);
	const digest = await crypto.subtle.digest("SHA-1", whole);
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
