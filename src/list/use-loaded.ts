import { useEffect, useRef, useState } from "react";

/** The result of `load`, once `attempt` is not false. After a failure, another `attempt` tries again. */
export function useLoaded<Value>(load: () => Promise<Value>, attempt: unknown): Value | undefined {
	const [value, setValue] = useState<Value>();
	const isLoading = useRef(false);
	useEffect(() => {
		if (!attempt || value || isLoading.current) return;
		isLoading.current = true;
		load()
			// Without a connection the list counts, is sent by names, and leaves the area as it is.
			.then(setValue, () => {})
			.finally(() => {
				isLoading.current = false;
			});
	}, [load, attempt, value]);
	return value;
}
