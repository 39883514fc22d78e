/** Browser storage that never throws: it may be blocked or full. */
export type StorageName = "localStorage" | "sessionStorage";

export function readStorage(name: StorageName, key: string): string | null {
	try {
		return window[name].getItem(key);
	} catch {
		return null;
	}
}

/** Writes a value, or removes the key when it is null. @returns whether that worked */
export function writeStorage(name: StorageName, key: string, text: string | null): boolean {
	try {
		if (text === null) window[name].removeItem(key);
		else window[name].setItem(key, text);
		return true;
	} catch {
		return false;
	}
}
