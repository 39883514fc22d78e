import { limits } from "../limits.ts";

/** What an answer says, a point a line. */
export interface Reply {
	lines: readonly string[];
	/** Said if there is room within the length to aim for. */
	extras?: readonly string[];
}

/**
 * Points as a markdown list. A line that would break the cap is left out whole, so that no word,
 * price or link is ever cut. Empty if no line fits.
 */
export function pointForm(lines: readonly string[], extras: readonly string[] = []): string {
	let text = "";
	const add = (line: string, most: number) => {
		const longer = `${text}${text && "\n"}- ${line}`;
		if (line && longer.length <= most && !text.split("\n").includes(`- ${line}`)) text = longer;
	};
	for (const line of lines) add(line, limits.answerCap);
	for (const line of extras) add(line, limits.answerAim);
	return text;
}

/** A running text's sentences, so that each can be a point. */
export function sentences(text: string): string[] {
	return text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== "");
}
