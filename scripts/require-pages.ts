import { existsSync } from "node:fs";
import { join } from "node:path";

/** "/" → "index.html", "/services" → "services.html" */
export function pageFile(address: string): string {
	return `${address.slice(1) || "index"}.html`;
}

/** @throws Error naming the missing pages and what to do */
export function requirePages(folder: string, addresses: readonly string[]): void {
	const missing = addresses.filter((address) => !existsSync(join(folder, pageFile(address))));
	if (missing.length > 0)
		throw new Error(
			`The build has no page at ${missing.join(", ")}. A fixed page needs a route in src/pages (docs/architecture.md, "Add a page").`,
		);
}
