import { describe, expect, test } from "vitest";
import { type FixedPage, type FixedPageId, fixedPageIds, fixedPages } from "./fixed-pages.ts";
import { pagesFileSchema } from "./schema/pages.ts";

const addresses = Object.values(fixedPages).map(({ path }) => path);

test.each(addresses)("%s is written as a browser writes it, with no slash at its end", (path) => {
	expect(path).toMatch(/^\/([a-z0-9]+(-[a-z0-9]+)*)?$/);
});

test("each page has an address of its own", () => {
	expect(new Set(addresses).size).toBe(fixedPageIds.length);
});

/**
 * Held by the compiler (`npx astro check`): an expected error that does not come is one itself. Vitest
 * runs these lines without looking at their types.
 */
describe("what the compiler asks of the table", () => {
	const { about: _, ...withoutAbout } = fixedPages;
	const { schemaType: __, ...withoutType } = fixedPages.about;

	test("a page with texts in content/pages.json has an entry", () => {
		// @ts-expect-error About is left out.
		const table: Record<FixedPageId, FixedPage> = withoutAbout;
		expect(table).not.toHaveProperty("about");
	});

	test("an entry has its texts in the schema of content/pages.json", () => {
		// @ts-expect-error The schema knows no such page.
		const id: FixedPageId = "no-such-page";
		expect(pagesFileSchema.shape).not.toHaveProperty(id);
	});

	test("an entry has every property", () => {
		// @ts-expect-error What it is to machines is left out.
		const page: FixedPage = withoutType;
		expect(page).not.toHaveProperty("schemaType");
	});

	test("texts that are not a whole page get no entry", () => {
		// @ts-expect-error The offline page has neither picture nor day of change.
		const id: FixedPageId = "offline";
		expect(fixedPageIds).not.toContain(id);
	});
});
