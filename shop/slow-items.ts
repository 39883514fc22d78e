import type { KeywordPage } from "./types.ts";

type Featuring = Pick<KeywordPage, "slug" | "featuredService">;

/** The id of a page's own service: the rate card's, or one that the page alone has. */
export function featuredId({ slug, featuredService }: Featuring): string {
	return featuredService.priceItem ?? `featured-${slug}`;
}

/** Ids of the items shown only on pages without a promised turnaround. */
export function slowItems(
	pages: readonly (Featuring & Pick<KeywordPage, "keepsTurnaround" | "priceItems">)[],
): Set<string> {
	const shown = (keeps: boolean) =>
		pages
			.filter(({ keepsTurnaround }) => keepsTurnaround === keeps)
			.flatMap((page) => [featuredId(page), ...page.priceItems]);
	const promised = new Set(shown(true));
	return new Set(shown(false).filter((id) => !promised.has(id)));
}
