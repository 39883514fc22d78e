/** As island.astro writes them. */
const islandOrSeam =
	/(<div class="island".*?<script type="application\/json" data-props)|<!-- -->/gs;

/**
 * Without the empty comments that React puts between the texts of a sentence, so that hydration finds them
 * again: outside islands nothing is hydrated, and a text in parts is laid out, and moves, in parts.
 */
export function withoutSeams(html: string): string {
	return html.replace(islandOrSeam, (_, island: string | undefined) => island ?? "");
}
