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
