/** The one list of a page, kept on the device and in step with the visitor's other tabs. */
import { atom } from "nanostores";
import { read, written } from "./kept-list.ts";
import { emptyList, forVisit, type List } from "./list.ts";
import { KEY } from "./parts.ts";

/** Where the list is kept. Each call may throw: storage can be forbidden, full or gone. */
interface Shelf {
	get: () => string | null;
	set: (text: string) => void;
	remove: () => void;
}

/** @param shelf what fails there only means that the list lasts as long as the page */
export function createListStore(shelf: Shelf, now: () => number = Date.now) {
	const $list = atom<List>(emptyList);
	/** Whether the next page will have the list too. */
	const $isKept = atom(true);
	let text: string | null | undefined;

	/** Takes over what another tab, or an earlier visit, has kept. */
	function reread(): void {
		try {
			const kept = shelf.get();
			if (kept === text) return;
			text = kept;
			$list.set(forVisit(read(kept, now()), now()));
		} catch {}
	}

	function change(act: (list: List) => List): void {
		// Another tab may have been quicker than the event that tells of it.
		reread();
		const list = act($list.get());
		try {
			const kept = written(list, now());
			if (kept) shelf.set(kept);
			else shelf.remove();
			text = kept ?? null;
			$isKept.set(true);
		} catch {
			$isKept.set(false);
		}
		$list.set(list);
	}

	reread();
	return { $list, $isKept, change, reread };
}

const store = createListStore({
	get: () => localStorage.getItem(KEY),
	set: (text) => localStorage.setItem(KEY, text),
	remove: () => localStorage.removeItem(KEY),
});

export const { $list, $isKept, change } = store;

/** Follows the other tabs for as long as the page lives. */
export function followOtherTabs(): void {
	addEventListener("storage", ({ key }) => {
		// No key: all of the storage was emptied.
		if (key === KEY || key === null) store.reread();
	});
	// A page out of the back/forward cache, or rendered ahead, has missed what happened meanwhile.
	document.addEventListener("visibilitychange", store.reread);
}
