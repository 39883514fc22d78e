/** Where everything stands in the ticket's picture, in pixels from its upper left corner. */
import type { ListTexts } from "./list-texts.ts";
import type { Ticket } from "./ticket.ts";

export const WIDTH = 420;
/** From the picture's edge to the paper, and from there to the words. */
const MARGIN = 20;
const INSET = 24;
const LEFT = MARGIN + INSET;
const RIGHT = WIDTH - LEFT;
const HOLE = 11;
const LOGO = 40;

type Shape =
	| {
			kind: "text";
			colour: string;
			x: number;
			y: number;
			text: string;
			font: string;
			align?: CanvasTextAlign;
	  }
	| { kind: "logo"; colour: string; x: number; y: number; size: number }
	| { kind: "box"; colour: string; x: number; y: number; width: number; height: number }
	| {
			kind: "dots";
			colour: string;
			y: number;
			from: number;
			to: number;
			every: number;
			radius: number;
	  };

export interface TicketLayout {
	height: number;
	/** In the order of drawing. */
	shapes: Shape[];
}

interface Styles {
	/** Font families. */
	display: string;
	text: string;
	/** By the theme's name. */
	colour: (name: string) => string;
}

/** @param context measures the words */
export function layOut(
	ticket: Ticket,
	texts: ListTexts,
	stub: string,
	context: Pick<CanvasRenderingContext2D, "font" | "measureText">,
	{ display, text, colour }: Styles,
): TicketLayout {
	const shapes: Shape[] = [];
	const font = (size: number, weight = 400, family = text) => `${weight} ${size}px ${family}`;
	const widthOf = (words: string, font: string) => {
		context.font = font;
		return context.measureText(words).width;
	};
	const write = (
		words: string,
		x: number,
		y: number,
		font: string,
		name: string,
		align?: CanvasTextAlign,
	) =>
		shapes.push({
			kind: "text",
			text: words,
			x,
			y,
			font,
			colour: colour(name),
			...(align && { align }),
		});
	/** Writes on as many lines as it takes. @returns the last one's place */
	const writeLines = (
		words: string,
		x: number,
		y: number,
		width: number,
		font: string,
		name: string,
	) => {
		const lines = linesOf(words, (part) => widthOf(part, font) <= width);
		lines.forEach((line, place) => {
			write(line, x, y + place * 20, font, name);
		});
		return {
			y: y + Math.max(lines.length - 1, 0) * 20,
			end: x + widthOf(lines.at(-1) ?? "", font),
		};
	};
	const dots = (y: number, from: number, to: number, every: number, radius: number, name: string) =>
		shapes.push({ kind: "dots", y, from, to, every, radius, colour: colour(name) });

	let y = MARGIN + 56;
	shapes.push({ kind: "logo", colour: "", x: LEFT, y: y - 20, size: LOGO });
	write(texts.shop.name, LEFT + LOGO + 12, y, font(24, 560, display), "forest");
	write(ticket.date, RIGHT, y, font(15, 600), "ink", "right");
	y += 22;
	write(texts.shop.street, LEFT + LOGO + 12, y, font(14), "ink-soft");
	write(ticket.time, RIGHT, y, font(14), "ink-soft", "right");
	y += 20;
	dots(y, LEFT, RIGHT, 6, 1.2, "brass");
	y += 8;
	for (const { amount, name, price } of ticket.rows) {
		y += 24;
		const priceWidth = widthOf(price, font(15, 600));
		const nameAt = LEFT + Math.max(38, widthOf(`${amount} `, font(15, 600)) + 4);
		write(amount, LEFT, y, font(15, 600), "brass-ink");
		const room = RIGHT - nameAt - priceWidth - 28;
		const { y: last, end } = writeLines(name, nameAt, y, room, font(15), "ink");
		y = last;
		if (price) dots(y - 4, end + 10, RIGHT - priceWidth - 8, 7, 0.9, "field");
		write(price, RIGHT, y, font(15, 600), "green-deep", "right");
	}
	y += 22;
	dots(y, LEFT, RIGHT, 6, 1.2, "sand");
	y += 32;
	write(ticket.count, LEFT, y, font(16, 500), "ink");
	write(ticket.sum, RIGHT, y, font(20, 650), "green-deep", "right");
	const condition = [...ticket.rest, texts.message.estimate].join(" · ");
	y = writeLines(condition, LEFT, y + 22, RIGHT - LEFT, font(14), "ink-soft").y + 6;
	for (const { name, text } of ticket.details) {
		y += 28;
		write(name, LEFT, y, font(14), "ink-soft");
		y = writeLines(text, LEFT + 84, y, RIGHT - LEFT - 84, font(15, 500), "ink").y;
	}
	y += 26;
	const perforation = y;
	y += 44;
	write(ticket.number, LEFT, y, font(28, 650), "forest");
	y = writeLines(stub, LEFT, y + 26, RIGHT - LEFT, font(14), "ink-soft").y + 26;

	return { height: y + MARGIN, shapes: [...paper(y, perforation, colour), ...shapes] };
}

/** The ground, the paper on it, and the holes in the paper. */
function paper(end: number, perforation: number, colour: Styles["colour"]): Shape[] {
	const box = { kind: "box", x: MARGIN, width: WIDTH - 2 * MARGIN } as const;
	const hole = { kind: "dots", colour: colour("mint") } as const;
	return [
		{ kind: "box", colour: colour("mint"), x: 0, y: 0, width: WIDTH, height: end + MARGIN },
		{ ...box, colour: colour("paper"), y: MARGIN, height: perforation - MARGIN },
		{ ...box, colour: colour("ivory"), y: perforation, height: end - perforation },
		{ ...hole, y: MARGIN, from: MARGIN + 5, to: WIDTH - MARGIN, every: 14.6, radius: 4.5 },
		{
			...hole,
			y: perforation,
			from: MARGIN,
			to: WIDTH - MARGIN,
			every: WIDTH - 2 * MARGIN,
			radius: HOLE,
		},
		{
			kind: "dots",
			colour: colour("field"),
			y: perforation,
			from: LEFT,
			to: RIGHT,
			every: 8,
			radius: 1.4,
		},
	];
}

/** Breaks between words, and within a word that has no room on a line of its own. */
function linesOf(words: string, fits: (line: string) => boolean): string[] {
	const lines: string[] = [];
	let line = "";
	for (const word of words.split(/\s+/u).filter(Boolean)) {
		const longer = line ? `${line} ${word}` : word;
		if (fits(longer)) {
			line = longer;
			continue;
		}
		if (line) lines.push(line);
		line = "";
		for (const letter of lettersOf(word)) {
			if (line && !fits(line + letter)) {
				lines.push(line);
				line = "";
			}
			line += letter;
		}
	}
	return line ? [...lines, line] : lines;
}

/** With their marks, as readers see them. */
function lettersOf(word: string): string[] {
	return word.match(/\P{M}\p{M}*/gu) ?? [word];
}
