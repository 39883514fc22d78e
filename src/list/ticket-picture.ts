/** The ticket as a picture: drawn on a canvas from the list's data, then shared or downloaded. */

import * as words from "#language/words/ticket";
import type { ListTexts } from "./list-texts.ts";
import type { Ticket } from "./ticket.ts";
import { layOut, type TicketLayout, WIDTH } from "./ticket-layout.ts";

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
	const layout = layOut(ticket, texts, words.sayNumber, context, stylesOf());
	draw(canvas, context, layout, await logo());
	const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
	if (!blob) throw new Error("The picture is too large.");
	const shop = texts.shop.name.toLowerCase().replaceAll(/[^a-z\d]+/g, "-");
	return share(new File([blob], `${shop}-${ticket.number}.png`, { type: blob.type }));
}

/** Fonts and colours as the page has them. */
function stylesOf() {
	const root = getComputedStyle(document.documentElement);
	const display = root.getPropertyValue("--font-display");
	const text = root.getPropertyValue("--font-text");
	return { display, text, colour: (name: string) => root.getPropertyValue(`--color-${name}`) };
}

function draw(
	canvas: HTMLCanvasElement,
	context: CanvasRenderingContext2D,
	{ height, shapes }: TicketLayout,
	logo: HTMLImageElement | undefined,
): void {
	const scale = Math.min(SCALE, HIGHEST / height);
	canvas.width = Math.round(WIDTH * scale);
	canvas.height = Math.round(height * scale);
	context.scale(scale, scale);
	context.textBaseline = "alphabetic";
	for (const shape of shapes) {
		context.fillStyle = shape.colour;
		if (shape.kind === "text") {
			context.font = shape.font;
			context.textAlign = shape.align ?? "left";
			context.fillText(shape.text, shape.x, shape.y);
		} else if (shape.kind === "logo") {
			if (logo) context.drawImage(logo, shape.x, shape.y, shape.size, shape.size);
		} else if (shape.kind === "box") {
			context.fillRect(shape.x, shape.y, shape.width, shape.height);
		} else {
			for (let x = shape.from; x <= shape.to; x += shape.every) {
				context.beginPath();
				context.arc(x, shape.y, shape.radius, 0, 2 * Math.PI);
				context.fill();
			}
		}
	}
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
