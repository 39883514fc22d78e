import { type ShopFiles, shopFilePaths } from "../../../assistant/contract.ts";
import { retryLoad } from "./retry-load.ts";

/**
 * Makes a loader of the three data files. After a failure it loads only what is missing.
 * @throws Error naming a file that could not be loaded
 */
export function shopDataLoader(fetchImpl: typeof fetch = fetch): () => Promise<ShopFiles> {
	const files = Object.entries(shopFilePaths).map(([part, path]) =>
		retryLoad(async () => {
			const response = await fetchImpl(path);
			if (!response.ok) throw new Error(`${path} answered ${response.status}`);
			return [part, await response.json()];
		}),
	);
	return async () => Object.fromEntries(await Promise.all(files.map((load) => load())));
}
