import { shopFilePaths as files, type ShopFiles } from "../../../assistant/contract.ts";

type Part = keyof ShopFiles;

/**
 * Makes a loader of the three data files. Each call fetches what is still missing, all at once, and
 * resolves to the whole.
 * @throws Error naming the files that could not be loaded; the next call tries those again
 */
export function shopDataLoader(fetchImpl: typeof fetch = fetch): () => Promise<ShopFiles> {
	const loaded: Partial<Record<Part, Promise<unknown>>> = {};

	function load(part: Part): Promise<unknown> {
		loaded[part] ??= fetchImpl(files[part])
			.then((response) => {
				if (!response.ok) throw new Error(`${files[part]} answered ${response.status}`);
				return response.json();
			})
			.catch((error: unknown) => {
				delete loaded[part];
				throw error;
			});
		return loaded[part];
	}

	return async () => {
		const [site, prices, reviews] = await Promise.all([
			load("site"),
			load("prices"),
			load("reviews"),
		]);
		return { site, prices, reviews } as ShopFiles;
	};
}
