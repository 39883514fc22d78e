/** A photo as it comes from a phone: turned upright, made smaller, without the place where it was taken. */
import { plainPictureName } from "../shop/pictures.ts";

/** The longest side in pixels: twice what the widest place shows. */
const longest = 2400;

/** @throws Error for a file that the browser cannot open, as most cannot an iPhone's HEIC */
export async function smallerPicture(file: Blob): Promise<{ base64: string; ending: string }> {
	const address = URL.createObjectURL(file);
	try {
		const image = new Image();
		image.src = address;
		await image.decode();
		const { naturalWidth: width, naturalHeight: height } = image;
		const scale = Math.min(1, longest / Math.max(width, height));
		const canvas = document.createElement("canvas");
		canvas.width = Math.round(width * scale);
		canvas.height = Math.round(height * scale);
		canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
		const webp = await encoded(canvas, "image/webp");
		// Safari writes no WebP, and gives PNG instead.
		const blob = webp.type === "image/webp" ? webp : await encoded(canvas, "image/jpeg");
		return { base64: await base64Of(blob), ending: blob.type === "image/webp" ? "webp" : "jpg" };
	} finally {
		URL.revokeObjectURL(address);
	}
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
	return new Promise((done, failed) => {
		const take = (blob: Blob | null) => (blob ? done(blob) : failed(new Error("No picture")));
		canvas.toBlob(take, type, 0.85);
	});
}

async function base64Of(blob: Blob): Promise<string> {
	const reader = new FileReader();
	await new Promise((done, failed) => {
		reader.onload = done;
		reader.onerror = failed;
		reader.readAsDataURL(blob);
	});
	return String(reader.result).replace(/^.*,/, "");
}

/** "img-2026-2" of "IMG_2026.jpg": a name that texts can say and that is free. */
export function freePictureName(file: string, taken: readonly string[]): string {
	const plain = plainPictureName(file.replace(/\.[^.]*$/, "")) || "picture";
	for (let count = 1; ; count++) {
		const name = count === 1 ? plain : `${plain}-${count}`;
		if (!taken.includes(name)) return name;
	}
}
