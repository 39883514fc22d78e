/** Draws the ticket on a canvas. Lengths are pixels, places are from the picture's upper left corner. */
import { sayNumber } from "#language/words/ticket";
import type { ListTexts } from "./list-texts.ts";
import type { Ticket } from "./ticket.ts";

export const WIDTH = 420;
/** From the picture's edge to the paper, and from there to the words. */
const MARGIN = 20;
const INSET = 24;
const LEFT = MARGIN + INSET;
const RIGHT = WIDTH - LEFT;
const LINE = 20;
const LOGO = 40;
const HOLE = 11;

/** Where the paper is perforated and where it ends. */
interface Paper {
	perforation: number;
	end: number;
}

/**
 * @param paper drawn below the words: what an earlier drawing returned
 * @returns the paper that the words need, and the height of the picture
 */
export function drawTicket(
	context: CanvasRenderingContext2D,
	ticket: Ticket,
	texts: ListTexts,
	logo: HTMLImageElement | undefined,
	paper?: Paper,
): Paper & { height: number } {
	// Fonts and colours as the page has them.
	const root = getComputedStyle(document.documentElement);
	const colour = (name: string) => root.getPropertyValue(`--color-${name}`);
	const font = (size: number, weight = 400, family = "text") =>
		`${weight} ${size}px ${root.getPropertyValue(`--font-${family}`)}`;
	const widthOf = (words: string, font: string) => {
		context.font = font;
		return context.measureText(words).width;
	};
	function write(words: string, x: number, y: number, font: string, name: string, isRight = false) {
		context.font = font;
		context.fillStyle = colour(name);
		context.textAlign = isRight ? "right" : "left";
		context.fillText(words, x, y);
	}
	/** Writes on as many lines as it takes. @returns the last one's place */
	function writeLines(
		words: string,
		x: number,
		y: number,
		room: number,
		font: string,
		name: string,
	) {
		const lines = linesOf(words, (part) => widthOf(part, font) <= room);
		lines.forEach((line, place) => {
			write(line, x, y + place * LINE, font, name);
		});
		return {
			y: y + Math.max(lines.length - 1, 0) * LINE,
			end: x + widthOf(lines.at(-1) ?? "", font),
		};
	}
	function dots(y: number, from: number, to: number, every: number, radius: number, name: string) {
		context.fillStyle = colour(name);
		for (let x = from; x <= to; x += every) {
			context.beginPath();
			context.arc(x, y, radius, 0, 2 * Math.PI);
			context.fill();
		}
	}
	function box(x: number, y: number, width: number, height: number, name: string) {
		context.fillStyle = colour(name);
		context.fillRect(x, y, width, height);
	}

	if (paper) {
		const { perforation, end } = paper;
		const width = WIDTH - 2 * MARGIN;
		box(0, 0, WIDTH, end + MARGIN, "mint");
		box(MARGIN, MARGIN, width, perforation - MARGIN, "paper");
		box(MARGIN, perforation, width, end - perforation, "ivory");
		// Holes show the ground.
		dots(MARGIN, MARGIN + 5, WIDTH - MARGIN, 14.6, 4.5, "mint");
		dots(perforation, MARGIN, WIDTH - MARGIN, width, HOLE, "mint");
		dots(perforation, LEFT, RIGHT, 8, 1.4, "field");
	}

	let y = MARGIN + 56;
	if (logo) context.drawImage(logo, LEFT, y - 20, LOGO, LOGO);
	write(texts.shop.name, LEFT + LOGO + 12, y, font(24, 560, "display"), "forest");
	write(ticket.date, RIGHT, y, font(15, 600), "ink", true);
	y += 22;
	write(texts.shop.street, LEFT + LOGO + 12, y, font(14), "ink-soft");
	write(ticket.time, RIGHT, y, font(14), "ink-soft", true);
	y += 20;
	dots(y, LEFT, RIGHT, 6, 1.2, "brass");
	y += 8;
	for (const { amount, name, price } of ticket.rows) {
		y += 24;
		const bold = font(15, 600);
		const priceWidth = widthOf(price, bold);
		const nameAt = LEFT + Math.max(38, widthOf(`${amount} `, bold) + 4);
		write(amount, LEFT, y, bold, "brass-ink");
		const room = RIGHT - nameAt - priceWidth - 28;
		const last = writeLines(name, nameAt, y, room, font(15), "ink");
		y = last.y;
		if (price) dots(y - 4, last.end + 10, RIGHT - priceWidth - 8, 7, 0.9, "field");
		write(price, RIGHT, y, bold, "green-deep", true);
	}
	y += 22;
	dots(y, LEFT, RIGHT, 6, 1.2, "sand");
	y += 32;
	write(ticket.count, LEFT, y, font(16, 500), "ink");
	write(ticket.sum, RIGHT, y, font(20, 650), "green-deep", true);
	const condition = [...ticket.rest, texts.message.estimate].join(" · ");
	y = writeLines(condition, LEFT, y + 22, RIGHT - LEFT, font(14), "ink-soft").y + 6;
	for (const { name, text } of ticket.details) {
		y += 28;
		write(name, LEFT, y, font(14), "ink-soft");
		y = writeLines(text, LEFT + 84, y, RIGHT - LEFT - 84, font(15, 500), "ink").y;
	}
	const perforation = y + 26;
	y = perforation + 44;
	write(ticket.number, LEFT, y, font(28, 650), "forest");
	const end = writeLines(sayNumber, LEFT, y + 26, RIGHT - LEFT, font(14), "ink-soft").y + 26;
	return { perforation, end, height: end + MARGIN };
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
		// Letters with their marks, as readers see them.
		for (const letter of word.match(/\P{M}\p{M}*/gu) ?? [word]) {
			if (line && !fits(line + letter)) {
				lines.push(line);
				line = "";
			}
			line += letter;
		}
	}
	return line ? [...lines, line] : lines;
}
