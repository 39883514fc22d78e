import { access } from "node:fs/promises";
import { join } from "node:path";

/** "/" → "index.html", "/services" → "services.html" */
export function pageFile(address: string): string {
	return `${address.slice(1) || "index"}.html`;
}

/** @throws Error naming the missing pages and what to do */
export async function requirePages(folder: string, addresses: readonly string[]): Promise<void> {
	const there = await Promise.all(
		addresses.map((address) =>
			access(join(folder, pageFile(address))).then(
				() => true,
				() => false,
			),
		),
	);
	const missing = addresses.filter((_, place) => !there[place]);
	if (missing.length > 0)
		throw new Error(
			`The build has no page at ${missing.join(", ")}. A fixed page needs a route in src/pages (docs/architecture.md, "Add a page").`,
		);
}
