import { expect, test } from "vitest";
import { garmentOf } from "./garments.ts";

test.each([
	["Shirt, dry cleaned", "shirt"],
	["T-shirt", "tshirt"],
	["Tee Shirts", "tshirt"],
	["Kurta pyjama", "kurta"],
	["Salwar suit", "kurta"],
	["Two-piece suit", "suit"],
	["Leather jacket", "suit"],
	["Banarasi Sari", "saree"],
	["Quilt (razai)", "blanket"],
	["Sofa cover", "sofa"],
	["Shoe bag", "bag"],
	["Lined curtain", "curtain"],
	["Mattress", "blanket"],
	["Door mat", "carpet"],
	["Bathroom tiles", "bundle"],
	["Normal wash and fold", "bundle"],
] as const)("%s is drawn as a %s", (name, garment) => {
	expect(garmentOf(name)).toBe(garment);
});

test("where the name does not tell, its category does", () => {
	expect(garmentOf("White", "Sneakers")).toBe("shoes");
	expect(garmentOf("Large", "Other things")).toBe("bundle");
});
