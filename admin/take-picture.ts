/** A photo as it comes from a phone: turned upright, made smaller, without the place where it was taken. */
import { plainPictureName } from "../shop/pictures.ts";
import { freeName } from "./tidied.ts";

/** The longest side in pixels: twice what the widest place shows. */
const longest = 2400;

/** @throws DOMException for a file that the browser cannot open, as most cannot an iPhone's HEIC */
export async function smallerPicture(file: Blob): Promise<{ base64: string; ending: string }> {
	const image = new Image();
	image.src = URL.createObjectURL(file);
	await image.decode().finally(() => URL.revokeObjectURL(image.src));
	const scale = Math.min(1, longest / Math.max(image.width, image.height));
	const canvas = document.createElement("canvas");
	canvas.width = Math.round(image.width * scale);
	canvas.height = Math.round(image.height * scale);
	canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
	// Safari writes no WebP, and gives PNG instead.
	const webp = canvas.toDataURL("image/webp", 0.85);
	const isWebp = webp.startsWith("data:image/webp");
	const address = isWebp ? webp : canvas.toDataURL("image/jpeg", 0.85);
	return { base64: address.replace(/^.*,/, ""), ending: isWebp ? "webp" : "jpg" };
}

/** "img-2026-2" of "IMG_2026.jpg": a name that texts can say and that is free. */
export function pictureNameOf(file: string, taken: readonly string[]): string {
	return freeName(plainPictureName(file.replace(/\.[^.]*$/, "")) || "picture", new Set(taken));
}
