/** The HTML of every page: as the parser of a browser reads it, without a correction of its own. */
import { parse } from "parse5";
import { expect, test } from "vitest";
import { openSite } from "./open-site.ts";

const site = await openSite();
const paths = [...(await site.addresses()), "/offline", "/counter", "/no/such/page"];
const interactive = "a[href], button, input, select, textarea, summary, iframe";

test.each(paths)("%s", async (path) => {
	const { html, document } = await site.page(path);
	const faults: string[] = [];
	parse(html, {
		scriptingEnabled: false,
		onParseError: ({ code, startLine, startCol }) =>
			faults.push(
				`${code} at ${startLine}:${startCol}: ${html.split("\n")[startLine - 1]?.slice(startCol - 1, startCol + 60)}`,
			),
	});
	const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
	const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
	const nested = [...document.querySelectorAll(interactive)]
		.filter((one) => one.querySelector(interactive))
		.map((one) => `${one.localName} with a control in it: ${one.textContent?.slice(0, 40)}`);
	expect([...faults, ...twice.map((id) => `id "${id}" twice`), ...nested]).toEqual([]);
});
