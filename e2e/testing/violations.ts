import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe holds against the page as it stands, best practices included; none is an empty list. */
export async function violationsOf(page: Page): Promise<string[]> {
	const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
	return violations.flatMap(({ id, help, nodes }) =>
		nodes.map(({ target, failureSummary }) =>
			[page.url(), id, help, target.join(" "), failureSummary].join(" | "),
		),
	);
}
