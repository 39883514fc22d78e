/** The list of a chat and what a message does to it: the page and the relay apply the same changes. */
import type { Line, LineChange } from "./frame.ts";

/** The lines after the changes, in their order. */
export function changedLines(lines: readonly Line[], changes: readonly LineChange[]): Line[] {
	const after = changes.reduce(changed, [...lines]);
	if (!changes.some(({ does }) => does === "only")) return after;
	return after.filter((line) => changes.some((change) => isOf(line, change.ids)));
}

function changed(lines: Line[], change: LineChange): Line[] {
	const { does, ids, quantity } = change;
	const line = lineNamed(lines, change);
	if (!line) return does === "takeOff" ? lines : joined([...lines, lineOf(ids, quantity)]);
	const { quantity: was } = line;
	switch (does) {
		case "set":
		case "only":
			return put([lineOf(narrower(line.ids, ids), quantity ?? was)]);
		case "add":
			return put([lineOf(narrower(line.ids, ids), (was ?? 0) + (quantity ?? 1))]);
		case "takeOff":
			return put(fewer(line, quantity));
		case "kind":
			return put([
				...(quantity === undefined ? [] : fewer(line, quantity)),
				lineOf(ids, quantity ?? was),
			]);
		case "instead":
			return put([lineOf(ids, quantity ?? was)]);
	}

	function put(replacing: readonly Line[]): Line[] {
		return joined(lines.flatMap((other) => (other === line ? replacing : [other])));
	}
}

/** The rest of a line, if there is one. */
function fewer({ ids, quantity: was = 1 }: Line, quantity: number | undefined): Line[] {
	return quantity !== undefined && quantity < was ? [lineOf(ids, was - quantity)] : [];
}

/** That which is just so; for a kind, the one whose kind is open. */
function lineNamed(lines: readonly Line[], { does, ids, of }: LineChange): Line | undefined {
	const named = of === undefined ? ids : [of];
	const found = lines.filter((line) => isOf(line, named));
	const isOpen = (line: Line) => line.ids.length > 1;
	const isExact = (line: Line) => line.ids.join() === named.join();
	return found.find(does === "kind" ? isOpen : isExact) ?? found[0];
}

/** True if the ids name the line: "saree" the one of silk, "silk saree" the one whose kind is open. */
function isOf({ ids }: Line, named: readonly string[]): boolean {
	return ids.every((id) => named.includes(id)) || named.every((id) => ids.includes(id));
}

function narrower(ids: readonly string[], others: readonly string[]): readonly string[] {
	return ids.length <= others.length ? ids : others;
}

/** One line for what is named twice. */
function joined(lines: readonly Line[]): Line[] {
	const known = new Map<string, Line>();
	for (const { ids, quantity } of lines) {
		const key = ids.join();
		const before = known.get(key)?.quantity;
		const sum = (before ?? 0) + (quantity ?? 0) || undefined;
		known.set(key, lineOf(ids, sum));
	}
	return [...known.values()];
}

function lineOf(ids: readonly string[], quantity: number | undefined): Line {
	return { ids: [...ids], ...(quantity !== undefined && { quantity }) };
}
