declare global {
	interface WindowEventMap {
		"island:part-missing": CustomEvent<{
			/** Set by `offline/stale-build.ts`; never settles if the page is about to be reloaded. */
			verdict?: Promise<void>;
		}>;
	}
}

/**
 * Makes a loader that loads once, however often it is called, and again after a failure.
 * @throws the error of `load`
 */
export function retryLoad<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
	let loading: Promise<Loaded> | undefined;
	return () => {
		loading ??= load().catch((error: unknown) => {
			loading = undefined;
			throw error;
		});
		return loading;
	};
}

/** Reports that a part of an island did not load, and rethrows unless the page is about to be reloaded. */
export async function missing(error: unknown): Promise<never> {
	const event: WindowEventMap["island:part-missing"] = new CustomEvent("island:part-missing", {
		detail: {},
	});
	dispatchEvent(event);
	await event.detail.verdict;
	throw error;
}
