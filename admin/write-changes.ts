/** Writes a changed value into the text of a JSON file, and leaves every line alone that says the same. */
import { getNodeValue, type Node, parseTree } from "jsonc-parser";
import { isEqual, isGroup, keyIn } from "./json.ts";

interface File {
	text: string;
	lineEnd: string;
	/** In columns: a tab counts as two, as the repository's formatter has it. */
	lineWidth: number;
}

/** The width of lines that the repository's formatter keeps to. @param path "content/faq.json" */
export function lineWidthOf(path: string): number {
	return /^(?:content|fixtures)\/.+\.json$/.test(path) ? 320 : 100;
}

/**
 * @param oldText JSON, as the repository's formatter writes it
 * @returns the same text, with only those lines changed whose values differ
 * @throws TypeError where the old text is not JSON
 */
export function writeChanges(oldText: string, value: unknown, lineWidth = 320): string {
	const tree = parseTree(oldText);
	if (!tree) throw new TypeError("The file is not JSON");
	const lineEnd = oldText.includes("\r\n") ? "\r\n" : "\n";
	const written = rewrite({ text: oldText, lineEnd, lineWidth }, tree, value, 0, 0);
	return oldText.slice(0, tree.offset) + written + oldText.slice(tree.offset + tree.length);
}

/** The text of a node with another value. @param column where it begins on its line */
function rewrite(file: File, node: Node, value: unknown, depth: number, column: number): string {
	if (isEqual(getNodeValue(node), value)) return sourceOf(file, node);
	if (node.type === "object" && isGroup(value)) return rewriteGroup(file, node, value, depth);
	if (node.type === "array" && Array.isArray(value) && value.some(isGroup))
		return rewriteList(file, node, value, depth);
	return print(file, value, depth, column);
}

function rewriteGroup(file: File, node: Node, value: Record<string, unknown>, depth: number) {
	const properties = new Map(
		(node.children ?? []).map((property) => [property.children?.[0]?.value as string, property]),
	);
	const isOneLine = !/[\r\n]/.test(sourceOf(file, node));
	const parts = inOldOrder(Object.keys(value), [...properties.keys()]).map((name) => {
		const key = JSON.stringify(name);
		const old = properties.get(name)?.children?.[1];
		const column = 2 * (depth + 1) + widthOf(key) + 2;
		const text = old
			? rewrite(file, old, value[name], depth + 1, column)
			: print(file, value[name], depth + 1, column);
		return `${key}: ${text}`;
	});
	const line = `{ ${parts.join(", ")} }`;
	const fits = 2 * depth + widthOf(line) < file.lineWidth && !/[\r\n]/.test(line);
	if (isOneLine && fits && parts.length > 0) return line;
	return block(file, "{}", isOneLine ? partsOf(file, value, depth) : parts, depth);
}

/** Keys that stay keep their places, whatever order the new value has them in. */
function inOldOrder(names: readonly string[], before: readonly string[]): string[] {
	const order = before.filter((name) => names.includes(name));
	for (const [place, name] of names.entries()) {
		if (order.includes(name)) continue;
		const previous = names[place - 1];
		order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, name);
	}
	return order;
}

function rewriteList(file: File, node: Node, value: readonly unknown[], depth: number): string {
	const nodes = node.children ?? [];
	const values = nodes.map((child) => getNodeValue(child) as unknown);
	const parts = value.map((entry, index) => {
		const old = nodes[oldPlace(entry, index, values, value.length)];
		const column = 2 * (depth + 1);
		return old
			? rewrite(file, old, entry, depth + 1, column)
			: print(file, entry, depth + 1, column);
	});
	return block(file, "[]", parts, depth);
}

/** The place at which an entry stood: by its key, else by its value, else at the same place in a list as long. */
function oldPlace(
	entry: unknown,
	index: number,
	values: readonly unknown[],
	length: number,
): number {
	const key = isGroup(entry) ? keyIn(entry) : undefined;
	if (key)
		return values.findIndex(
			(value) => isGroup(value) && value[key] === (entry as typeof value)[key],
		);
	const equal = values.findIndex((value) => isEqual(value, entry));
	return equal === -1 && values.length === length ? index : equal;
}

function print(file: File, value: unknown, depth: number, column: number): string {
	if (Array.isArray(value)) {
		if (value.length === 0) return "[]";
		const line = `[${value.map((entry) => JSON.stringify(entry)).join(", ")}]`;
		// With the comma that may follow.
		if (!value.some(isContainer) && column + widthOf(line) < file.lineWidth) return line;
		const parts = value.map((entry) => print(file, entry, depth + 1, 2 * (depth + 1)));
		return block(file, "[]", parts, depth);
	}
	if (isGroup(value)) return block(file, "{}", partsOf(file, value, depth), depth);
	return JSON.stringify(value);
}

function partsOf(file: File, value: Record<string, unknown>, depth: number): string[] {
	return Object.entries(value)
		.filter(([, inner]) => inner !== undefined)
		.map(([name, inner]) => {
			const key = JSON.stringify(name);
			return `${key}: ${print(file, inner, depth + 1, 2 * (depth + 1) + widthOf(key) + 2)}`;
		});
}

function block(
	{ lineEnd }: File,
	brackets: string,
	parts: readonly string[],
	depth: number,
): string {
	const [open, close] = brackets;
	if (parts.length === 0) return brackets;
	const indent = lineEnd + "\t".repeat(depth + 1);
	return `${open}${indent}${parts.join(`,${indent}`)}${lineEnd}${"\t".repeat(depth)}${close}`;
}

function sourceOf({ text }: File, { offset, length }: Node): string {
	return text.slice(offset, offset + length);
}

/** In columns: marks over and under letters take none. */
function widthOf(text: string): number {
	return [...text.replaceAll(/[\p{Mn}\p{Me}\p{Cf}]/gu, "")].length;
}

function isContainer(value: unknown): boolean {
	return typeof value === "object" && value !== null;
}
