import { useEffect, useState } from "react";

export async function fetchJson<Value>(address: string, options?: RequestInit): Promise<Value> {
	const response = await fetch(address, options);
	if (!response.ok) throw new Error(`${address} answered ${response.status}`);
	return response.json();
}

/** Makes a loader that loads once, however often it is called, and again after a failure. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
	let loading: Promise<Value> | undefined;
	return () => {
		loading ??= load().catch((error: unknown) => {
			loading = undefined;
			throw error;
		});
		return loading;
	};
}

/**
 * The result of `load`, which loads once, as soon as `attempt` is not false: undefined before, null after a failure.
 * Another `attempt` tries again then.
 */
export function useLoaded<Value extends object>(
	load: () => Promise<Value>,
	attempt: unknown,
): Value | null | undefined {
	const [value, setValue] = useState<Value | null>();
	useEffect(() => {
		if (attempt) load().then(setValue, () => setValue(null));
	}, [load, attempt]);
	return value;
}
