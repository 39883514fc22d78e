import { expect, test } from "vitest";
import type { Line } from "../frame.ts";
import { listAfter, type Operation } from "./list-operations.ts";
import type { Mention } from "./mentions.ts";

const shirts: Line = { ids: ["shirt"], quantity: 4 };
const sarees: Line = { ids: ["cotton-saree", "silk-saree"], quantity: 3 };
const before = [shirts, sarees];
const line = (of: Line, quantity?: number, ids = of.ids): Mention => ({
	...{ kind: "line", ids, lines: [of], quantity, first: 0, last: 0 },
});
const thing = (id: string, quantity?: number): Mention => ({
	...{ kind: "new", ids: [id], lines: [sarees], quantity, first: 1, last: 1 },
});
const after = (...steps: [Mention, Operation][]) =>
	listAfter(
		before,
		steps.map(([mention, does]) => ({ mention, does })),
		sarees,
	)?.map(({ ids, quantity }) => `${ids.join("/")} ${quantity}`);

const kept = "cotton-saree/silk-saree 3";

test.each<[string, [Mention, Operation][], string[] | undefined]>([
	["make shirts 6", [[line(shirts, 6), "set"]], ["shirt 6", kept]],
	["2 more shirts", [[line(shirts, 2), "add"]], ["shirt 6", kept]],
	["a shirt less", [[line(shirts), "less"]], ["shirt 3", kept]],
	["5 shirts less than 4", [[line(shirts, 5), "less"]], undefined],
	["no shirts", [[line(shirts), "off"]], [kept]],
	["only the shirts", [[line(shirts), "only"]], ["shirt 4"]],
	["half of the shirts", [[line(shirts, 0.5), "set"]], ["shirt 2", kept]],
	["silk ones", [[line(sarees, undefined, ["silk-saree"]), "set"]], ["shirt 4", "silk-saree 3"]],
	[
		"one silk, two cotton",
		[
			[line(sarees, 1, ["silk-saree"]), "part"],
			[line(sarees, 2, ["cotton-saree"]), "part"],
		],
		["shirt 4", "silk-saree 1", "cotton-saree 2"],
	],
	[
		"jeans in place of the shirts",
		[
			[line(shirts), "off"],
			[thing("jeans"), "same"],
		],
		[kept, "jeans 4"],
	],
	["as many blouses", [[thing("blouse"), "same"]], ["shirt 4", kept, "blouse 3"]],
	["and a coat", [[thing("coat"), "set"]], ["shirt 4", kept, "coat 1"]],
	["the shirts", [[line(shirts), "open"]], undefined],
])("%s", (_, steps, wanted) => {
	expect(after(...steps)).toEqual(wanted);
});
