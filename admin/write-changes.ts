/** Writes a changed value into the text of a JSON file, and leaves every line alone that says the same. */
import { getNodeValue, type Node, parseTree } from "jsonc-parser";
import { isInLanguages } from "../shop/pick.ts";
import { isEqual, isGroup, partnersIn, withFollowers } from "./json.ts";

/** In columns, as the repository's formatter has it for content: a tab counts as two. */
const lineWidth = 320;

/**
 * @param oldText JSON, as the repository's formatter writes it
 * @returns the same text, with only those lines changed whose values differ
 * @throws TypeError where the old text is not JSON
 */
export function writeChanges(oldText: string, value: unknown): string {
	const tree = parseTree(oldText);
	if (!tree) throw new TypeError("The file is not JSON");
	const lineEnd = oldText.includes("\r\n") ? "\r\n" : "\n";
	const sourceOf = ({ offset, length }: Node) => oldText.slice(offset, offset + length);

	/** @param old the node that held it @param column where it begins on its line */
	function write(value: unknown, old: Node | undefined, depth: number, column: number): string {
		if (old && isEqual(getNodeValue(old), value)) return sourceOf(old);
		const fits = (line: string) => column + widthOf(line) < lineWidth;
		if (Array.isArray(value)) {
			const line = `[${value.map((entry) => JSON.stringify(entry)).join(", ")}]`;
			const isPlain = value.every((entry) => typeof entry !== "object" || entry === null);
			if (isPlain && fits(line)) return line;
			const nodes = (old?.type === "array" && old.children) || [];
			const partners = partnersIn(value, nodes.map(getNodeValue));
			const entries = value.map((entry, at) =>
				write(entry, nodes[partners[at] ?? -1], depth + 1, 2 * (depth + 1)),
			);
			return block("[]", entries, depth);
		}
		if (!isGroup(value)) return JSON.stringify(value);
		const properties = (old?.type === "object" && old.children) || [];
		const nodes = new Map(
			properties.map(({ children: [name, node] = [] }) => [name?.value as string, node]),
		);
		const names = Object.keys(value).filter((name) => value[name] !== undefined);
		// Keys that stay keep their places, whatever order the new value has them in.
		const kept = [...nodes.keys()].filter((name) => names.includes(name));
		const parts = withFollowers(kept, names).map((name) => {
			const key = JSON.stringify(name);
			const start = 2 * (depth + 1) + widthOf(key) + 2;
			return `${key}: ${write(value[name], nodes.get(name), depth + 1, start)}`;
		});
		const line = `{ ${parts.join(", ")} }`;
		const isOneLine =
			properties.length > 0 ? !/[\r\n]/.test(sourceOf(old as Node)) : isInLanguages(value);
		return isOneLine && !/[\r\n]/.test(line) && fits(line) ? line : block("{}", parts, depth);
	}

	function block(brackets: string, parts: readonly string[], depth: number): string {
		if (parts.length === 0) return brackets;
		const indent = lineEnd + "\t".repeat(depth);
		return `${brackets[0]}${indent}\t${parts.join(`,${indent}\t`)}${indent}${brackets[1]}`;
	}

	const written = write(value, tree, 0, 0);
	return oldText.slice(0, tree.offset) + written + oldText.slice(tree.offset + tree.length);
}

/** In columns: marks over and under letters take none. */
function widthOf(text: string): number {
	return [...text.replaceAll(/[\p{Mn}\p{Me}\p{Cf}]/gu, "")].length;
}
