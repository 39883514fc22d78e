/** The ticket as a picture: drawn on a canvas from the list's data, then shared or downloaded. */

import { drawTicket, WIDTH } from "./draw-ticket.ts";
import type { ListTexts } from "./list-texts.ts";
import type { Ticket } from "./ticket.ts";

/** Pixels of the picture per pixel of the ticket, and the most that browsers' canvases are high. */
const SCALE = 2;
const HIGHEST = 12_000;
/** A download has begun long before. Milliseconds. */
const REVOKED_AFTER = 60_000;

/** @throws Error where the browser makes no picture */
export async function saveTicket(
	ticket: Ticket,
	texts: ListTexts,
): Promise<"saved" | "shared" | "dismissed"> {
	const canvas = document.createElement("canvas");
	const context = canvas.getContext("2d");
	if (!context) throw new Error("This browser has no canvas.");
	const icon = await logo();
	// The words are drawn twice: first to learn how high the picture is.
	const measured = drawTicket(context, ticket, texts, icon);
	const scale = Math.min(SCALE, HIGHEST / measured.height);
	canvas.width = Math.round(WIDTH * scale);
	canvas.height = Math.round(measured.height * scale);
	context.scale(scale, scale);
	drawTicket(context, ticket, texts, icon, measured);
	const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
	if (!blob) throw new Error("The picture is too large.");
	const shop = texts.shop.name.toLowerCase().replaceAll(/[^\p{L}\p{M}\d]+/gu, "-");
	return share(new File([blob], `${shop}-${ticket.number}.png`, { type: blob.type }));
}

/** The page's icon; without a connection the ticket goes without. */
async function logo(): Promise<HTMLImageElement | undefined> {
	const image = new Image();
	image.src = document.querySelector<HTMLLinkElement>("link[rel=icon]")?.href ?? "";
	return image.decode().then(
		() => image,
		() => undefined,
	);
}

/** The device's own sheet where it takes pictures, a download elsewhere. */
async function share(file: File): Promise<"saved" | "shared" | "dismissed"> {
	const data = { files: [file] };
	if (navigator.canShare?.(data)) {
		try {
			await navigator.share(data);
			return "shared";
		} catch (error) {
			if ((error as Error).name === "AbortError") return "dismissed";
		}
	}
	const link = document.createElement("a");
	link.href = URL.createObjectURL(file);
	link.download = file.name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), REVOKED_AFTER);
	return "saved";
}
