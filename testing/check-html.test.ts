import { expect, test } from "vitest";
import { readFindings } from "./check-html.ts";

const findings = [
	{ type: "error", message: "Duplicate ID “main”." },
	{
		type: "error",
		message: "A “style” element in “body” must be the first child of its parent.",
	},
	{
		type: "error",
		message: "CSS: “view-transition-name”: Property “view-transition-name” doesn't exist.",
	},
	{ type: "error", message: "CSS: Unrecognized at-rule “@view-transition”" },
	{ type: "error", message: "CSS: “colour”: Property “colour” doesn't exist." },
	{ type: "info", message: "Trailing slash on void elements has no effect." },
	{ type: "non-document-error", message: "File not found." },
];

test("only CSS that is younger than the checker is let pass", () => {
	const report = readFindings(JSON.stringify({ messages: findings }), 3);
	expect(report.errors.map(({ message }) => message)).toEqual([
		"Duplicate ID “main”.",
		"A “style” element in “body” must be the first child of its parent.",
		"CSS: “colour”: Property “colour” doesn't exist.",
		"File not found.",
	]);
	expect(report).toMatchObject({ pages: 3, youngerCss: 2 });
});
