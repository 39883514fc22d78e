import { expect, test } from "vitest";
import type { CareDrawing } from "../../../content/types.ts";
import { type Family, serviceFor, signsOf } from "./label-verdict.ts";

const symbol = (drawing: CareDrawing, asksFor?: string) => ({
	drawing,
	name: drawing,
	meaning: "",
	...(asksFor && { asksFor }),
});
const families: Family[] = [
	{
		id: "washing",
		name: "The tub",
		symbols: [symbol("wash-40", "wash"), symbol("wash-hand"), symbol("wash-no", "dry-clean")],
	},
	{ id: "bleaching", name: "The triangle", symbols: [symbol("bleach-no", "stains")] },
	{
		id: "drying",
		name: "The square",
		symbols: [symbol("dry-tumble", "wash"), symbol("dry-flat")],
	},
	{ id: "ironing", name: "The iron", symbols: [symbol("iron-2", "iron"), symbol("iron-no")] },
	{
		id: "professional-care",
		name: "The circle",
		symbols: [symbol("clean-p", "dry-clean"), symbol("clean-no")],
	},
];

function labelWith(...drawings: CareDrawing[]) {
	return new Map(
		families.flatMap(({ id, symbols }) =>
			symbols
				.filter(({ drawing }) => drawings.includes(drawing))
				.map(({ drawing }): [string, CareDrawing] => [id, drawing]),
		),
	);
}

test.each<[string, CareDrawing[], string | undefined]>([
	["nothing", [], undefined],
	["a wash", ["wash-40"], "wash"],
	["no wash", ["wash-no"], "dry-clean"],
	["the circle alone", ["clean-p"], "dry-clean"],
	["a wash, and the circle that allows dry cleaning too", ["wash-40", "clean-p"], "wash"],
	["no wash, and the circle agrees", ["wash-no", "clean-p"], "dry-clean"],
	["no wash, and no dry cleaning", ["wash-no", "clean-no"], undefined],
	["a wash, and no dry cleaning", ["wash-40", "clean-no"], "wash"],
	["a wash by hand", ["wash-hand"], undefined],
	["a wash by hand, though the dryer is allowed", ["wash-hand", "dry-tumble"], undefined],
	["a wash, dried flat and not ironed", ["wash-40", "dry-flat", "iron-no"], "wash"],
	["no bleach alone", ["bleach-no"], "stains"],
	["the iron alone", ["iron-2"], "iron"],
	["no iron alone", ["iron-no"], undefined],
	["a wash and no bleach", ["wash-40", "bleach-no"], "wash"],
])("a label with %s", (_, drawings, service) => {
	expect(serviceFor(labelWith(...drawings), families)).toBe(service);
});

test("a label's symbols stand in its order", () => {
	const signs = signsOf(labelWith("clean-p", "wash-40"), families);
	expect(signs.map(({ drawing }) => drawing)).toEqual(["wash-40", "clean-p"]);
});
