import { limits } from "../limits.ts";

export interface Reply {
	lines: readonly string[];
	/** Said if there is room within the length to aim for. */
	extras?: readonly string[];
}

/** Lines as a markdown list. A line that would exceed the cap is left out whole; empty if none fits. */
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

export function sentences(text: string): string[] {
	return text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== "");
}
