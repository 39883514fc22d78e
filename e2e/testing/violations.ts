import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * The violations that axe finds in the page as it is now, best practices included.
 *
 * @param part a selector of what alone is looked at
 */
export async function violationsOf(page: Page, part = "html"): Promise<string[]> {
	// Without frames of other sites and without what passed it takes a quarter of the time.
	const { violations } = await new AxeBuilder({ page })
		.setLegacyMode()
		.options({ resultTypes: ["violations"] })
		.include(part)
		.withTags(tags)
		.analyze();
	return violations.flatMap(({ id, help, nodes }) =>
		nodes.map(({ target, failureSummary }) =>
			[page.url(), id, help, target.join(" "), failureSummary].join(" | "),
		),
	);
}
