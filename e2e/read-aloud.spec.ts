/**
 * What a screen reader is told, as the browser's own accessibility tree has it. Names on every page are in
 * every-page.spec.ts, headings and landmarks in site-facts/heads.test.ts.
 */
import { expect, type Page } from "@playwright/test";
import { shop } from "../shop/shop.ts";
import { barePrice, landmarks, openScripted, test, untilLive } from "./testing/journey.ts";

test("a price is read as it is written, in one breath", async ({ page }) => {
	await openScripted(page, "/pricing");
	await untilLive(page);
	const everything = shop.prices.categories.flatMap(({ items }) => items);
	const said = await definitions(page);
	expect(said).toHaveLength(everything.length);
	for (const [price, words] of said) {
		// Only words and sums: no brace, no stray dash or sign between ₹ and its figures.
		expect(words).toBe(price);
		expect(words).toMatch(
			/^(?:(?:starts @|from) )?₹[\d,]+(?:\.\d+)?(?:–[\d,]+)?(?: \S.*)?$|^[A-Z]/,
		);
	}
	expect(said.map(([, words]) => barePrice(words)).toSorted()).toEqual(
		everything.map(({ price }) => barePrice(price.text)).toSorted(),
	);
});

/** Each price of the rate card: as written, and as the accessibility tree has it, its pieces joined. */
async function definitions(page: Page): Promise<[written: string, said: string][]> {
	const main = landmarks(page).main;
	const written = await main.getByRole("definition").allInnerTexts();
	const snapshot = await main.ariaSnapshot();
	const said = [...snapshot.matchAll(/- definition:(.*(?:\n\s+- (?:text|button).*)*)/g)].map(
		([, rest = ""]) =>
			rest
				.split("\n")
				.filter((line) => !line.includes("- button"))
				.map((line) =>
					line
						.replace(/^\s*- text:/, "")
						.trim()
						.replaceAll('"', ""),
				)
				.join(" ")
				.trim(),
	);
	return written.map((text, place) => [text.replace(/\s+/g, " ").trim(), said[place] ?? ""]);
}
