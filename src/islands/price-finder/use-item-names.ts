import { useEffect, useState } from "react";
import type { ItemNames } from "./other-names.ts";

/** After this long a search is answered without the other names. Milliseconds. */
const PATIENCE = 3000;

/** The other names of the items, loaded once they are wanted; none without a connection. Undefined while they load. */
export function useItemNames(isWanted: boolean): ItemNames | undefined {
	const [names, setNames] = useState<ItemNames>();
	useEffect(() => {
		if (!isWanted || names) return;
		const load = async () => {
			const response = await fetch("/data/itemNames.json", {
				signal: AbortSignal.timeout(PATIENCE),
			});
			return response.json();
		};
		load().then(setNames, () => setNames({}));
	}, [isWanted, names]);
	return names;
}
