import { expect, test } from "vitest";
import type { Line, LineChange } from "./frame.ts";
import { changedLines } from "./lines.ts";

/** "shirt×3, cotton/silk×2" */
function linesOf(text: string): Line[] {
	return text.split(", ").map((line) => {
		const [ids = "", count] = line.split("×");
		return { ids: ids.split("/"), ...(count && { quantity: Number(count) }) };
	});
}

/** "instead coat×2 of shirt" */
function changesOf(text: string): LineChange[] {
	return text.split("; ").map((change) => {
		const [does, line = "", , of] = change.split(" ");
		const [one] = linesOf(line);
		return { does: does as LineChange["does"], ids: [], ...one, ...(of && { of }) };
	});
}

test.each([
	["shirt×3", "set pants×2", "shirt×3, pants×2"],
	["shirt×3, pants×2", "set shirt×5", "shirt×5, pants×2"],
	["shirt×3", "set wash", "shirt×3, wash"],
	["shirt×3", "add shirt×2", "shirt×5"],
	["shirt×3", "add shirt", "shirt×4"],
	["wash", "add wash×4", "wash×4"],
	["shirt×3, pants×2", "takeOff shirt×1", "shirt×2, pants×2"],
	["shirt×3, pants×2", "takeOff shirt", "pants×2"],
	["shirt×3, pants×2", "takeOff pants×5; takeOff coat", "shirt×3"],
	["shirt×3, pants×2, coat×1", "only shirt", "shirt×3"],
	["shirt×3, pants×2", "only coat×1; set pants×4", "pants×4, coat×1"],
	["cotton/silk×2, shirt×1", "kind silk of cotton", "silk×2, shirt×1"],
	["cotton/silk×3", "kind silk×2 of cotton", "cotton/silk×1, silk×2"],
	["cotton×2", "kind silk×2 of cotton", "silk×2"],
	["silk×2", "set cotton/silk×4", "silk×4"],
	["cotton/silk×2", "set silk×2", "silk×2"],
	["shirt×3, pants×2", "instead coat of shirt", "coat×3, pants×2"],
	["shirt×3, coat×2", "instead coat×1 of shirt", "coat×3"],
	["shirt×3", "instead coat×1 of pants", "shirt×3, coat×1"],
])("%s, %s: %s", (before, changes, after) => {
	expect(changedLines(linesOf(before), changesOf(changes))).toEqual(linesOf(after));
});
