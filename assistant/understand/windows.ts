/** Curtains are counted by their windows too: "3 windows", "2 per window". */
import type { Knowledge } from "./knowledge.ts";
import type { Part } from "./part.ts";
import type { Reading } from "./reading.ts";

export interface Windows {
	count?: number;
	/** Panels for each. */
	each?: number;
}

const window = /^(?:windows?|khi[dr]k\w*)$/;
const one = /^(?:per|each|every|har|hr|prati|ek|one|a)$/;

export function windowsOf({ pieces, tokens }: Reading): Windows {
	const textAt = (at: number) => tokens[at]?.text ?? "";
	const place = tokens.findIndex(({ text }, at) => window.test(text) && one.test(textAt(at - 1)));
	const numbers = pieces.filter(({ kind, to }) => kind === "number" && to !== place);
	const count = numbers.find(({ to }) => window.test(textAt(to)))?.number;
	const each = numbers.find(({ to }) => !window.test(textAt(to)))?.number;
	return {
		...(count !== undefined && { count }),
		...(place >= 0 && each !== undefined && each < 10 && { each }),
	};
}

/** Their panels, where both numbers are known. */
export function panelsOf({ count, each }: Windows): number | undefined {
	return count !== undefined && each !== undefined ? count * each : undefined;
}

/** What is known of the windows, where a follow-up to curtains speaks of nothing else. */
export function windowsMeant(
	{ found, frame }: Part,
	before: Part,
	{ index }: Knowledge,
): Windows | undefined {
	const last = before.frame.items.at(-1)?.ids[0] ?? "";
	const isOfCurtains = index.item(last)?.words.has("curtain");
	if (!isOfCurtains || frame.items.length > 0) return undefined;
	// "2 each", after the windows.
	const isOfEach = found.isEach && before.found.windows.count !== undefined;
	const said = isOfEach ? { each: found.quantity ?? 1 } : found.windows;
	if (Object.keys(said).length === 0) return undefined;
	return { ...before.found.windows, ...said };
}
