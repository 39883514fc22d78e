/** Base64 of bytes, and of a text in UTF-8: what the host's API takes and gives. */
export function toBase64(content: string | Uint8Array): string {
	const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
	let binary = "";
	for (const byte of bytes) binary += String.fromCharCode(byte);
	return btoa(binary);
}

/** @throws where it is not base64 */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** A text in UTF-8. */
export function textOf(base64: string): string {
	return new TextDecoder().decode(bytesOf(base64));
}
