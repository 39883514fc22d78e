/**
 * What the browser keeps for this site, or for this tab: reading and writing that never fails. Where site
 * data is blocked the storage itself cannot be touched, a full one takes nothing more.
 */
export type StorageName = "localStorage" | "sessionStorage";

/** What is kept under a key, or null when there is nothing or it cannot be read. */
export function readStorage(name: StorageName, key: string): string | null {
	try {
		return window[name].getItem(key);
	} catch {
		return null;
	}
}

/** Keeps a text, or forgets it when there is none. @returns whether the browser did so */
export function writeStorage(name: StorageName, key: string, text: string | null): boolean {
	try {
		if (text === null) window[name].removeItem(key);
		else window[name].setItem(key, text);
		return true;
	} catch {
		return false;
	}
}
