declare global {
	interface WindowEventMap {
		/** A part of an island did not come. */
		"island:part-missing": CustomEvent<{
			/** Set by `offline/stale-build.ts`: open for ever when the page is about to be loaded again. */
			verdict?: Promise<void>;
		}>;
	}
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
