/** Finds what a picture file contains besides pixels and colours: EXIF, XMP, comments, unknown blocks, trailing data. */
import sharp from "sharp";

export type PictureFormat = "jpeg" | "png" | "webp" | "avif" | "gif" | "heic" | "tiff";

/** By its first bytes, whatever the name. */
export function pictureFormat(bytes: Buffer): PictureFormat | undefined {
	const head = bytes.toString("latin1", 0, 12);
	if (head.startsWith("\xff\xd8\xff")) return "jpeg";
	if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
	if (/^RIFF.{4}WEBP/s.test(head)) return "webp";
	if (/^GIF8[79]a/.test(head)) return "gif";
	if (/^(?:II\*\0|MM\0\*)/.test(head)) return "tiff";
	if (/^.{4}ftyp(?:avi[fs])/s.test(head)) return "avif";
	// "mif1" does not name the codec.
	if (/^.{4}ftyp(?:mif1|msf1)/s.test(head))
		return bytes.toString("latin1", 12, 64).includes("avif") ? "avif" : "heic";
	return /^.{4}ftyp(?:hei|hev)/s.test(head) ? "heic" : undefined;
}

export async function pictureMetadata(bytes: Buffer, format: PictureFormat): Promise<string[]> {
	const read = { jpeg: jpegExtras, png: pngExtras, webp: webpExtras }[format as string];
	const { exif, xmp, iptc, tifftagPhotoshop, comments } = await sharp(bytes).metadata();
	const known = { EXIF: exif, XMP: xmp, IPTC: iptc, Photoshop: tifftagPhotoshop, comments };
	const found = Object.entries(known).flatMap(([name, value]) => (value ? [name] : []));
	return [...new Set([...found, ...(read?.(bytes) ?? [])])];
}

/** Allows JFIF, ICC and Adobe blocks; markers as in ITU-T T.81, annex B. */
function jpegExtras(bytes: Buffer): string[] {
	const found: string[] = [];
	let at = 2;
	while (at + 4 <= bytes.length) {
		const marker = bytes[at + 1] ?? 0;
		if (bytes[at] !== 0xff || marker === 0xff) at += 1;
		else if (marker === 0xd9)
			return at + 2 < bytes.length ? [...found, "data after its end"] : found;
		else if (marker === 0 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
		else {
			const size = bytes.readUInt16BE(at + 2);
			const name = bytes.toString("latin1", at + 4, at + 16);
			const isColour =
				(marker === 0xe0 && name.startsWith("JFIF\0")) ||
				(marker === 0xe2 && name.startsWith("ICC_PROFILE\0")) ||
				(marker === 0xee && name.startsWith("Adobe"));
			if (marker === 0xfe) found.push("a comment");
			else if (marker >= 0xe0 && marker <= 0xef && !isColour) found.push(`APP${marker - 0xe0}`);
			at += 2 + size;
		}
	}
	return found;
}

const pngChunks =
	/^(?:IHDR|PLTE|IDAT|IEND|tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|bKGD|pHYs|hIST|sPLT|acTL|fcTL|fdAT|cICP|mDCV|cLLI)$/;

function pngExtras(bytes: Buffer): string[] {
	const found: string[] = [];
	let at = 8;
	while (at + 12 <= bytes.length) {
		const name = bytes.toString("latin1", at + 4, at + 8);
		if (!pngChunks.test(name)) found.push(name);
		at += 12 + bytes.readUInt32BE(at);
		if (name === "IEND") break;
	}
	return at < bytes.length ? [...found, "data after its end"] : found;
}

const webpChunks = /^(?:VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP)$/;

function webpExtras(bytes: Buffer): string[] {
	const found: string[] = [];
	const end = 8 + bytes.readUInt32LE(4);
	let at = 12;
	while (at + 8 <= Math.min(end, bytes.length)) {
		const name = bytes.toString("latin1", at, at + 4);
		if (!webpChunks.test(name)) found.push(name.trim());
		const size = bytes.readUInt32LE(at + 4);
		at += 8 + size + (size % 2);
	}
	return end < bytes.length ? [...found, "data after its end"] : found;
}
