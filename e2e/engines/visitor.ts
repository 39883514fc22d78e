import type { Sought } from "./find-part.ts";

/** A user of a browser of any engine. Waiting times out with an error that names what was waited for. */
export interface Visitor {
	/** Opens a page of the site and waits until its own script has taken over. */
	goto: (path: string) => Promise<void>;
	/** Opens a page that is not the site's. */
	visit: (address: string) => Promise<void>;
	/** Presses the middle of a part that is seen and that nothing lies on. */
	click: (role: Role, name: string) => Promise<void>;
	/** Types into a field as a keyboard does. */
	type: (name: string, text: string) => Promise<void>;
	press: (key: PressedKey) => Promise<void>;
	/** Waits until a part is seen, whole and with nothing on it. */
	sees: (role: Role, name: string) => Promise<void>;
	/**
	 * Waits until an island has its code: drivers are faster than visitors. It comes only after the island's first use.
	 * @param place a selector
	 */
	waitsForCode: (place: string) => Promise<void>;
	/** Waits until no such part is seen. */
	misses: (role: Role, name: string) => Promise<void>;
	/** Runs in the page; the function may use nothing but its arguments. */
	evaluate: <Given extends unknown[], Result>(
		run: (...given: Given) => Result,
		...given: Given
	) => Promise<Result>;
	/** Uncaught errors and what the console calls an error, since the visitor came. */
	problems: () => string[];
	leave: () => Promise<void>;
}

export type PressedKey = "Enter" | "Escape";

type Role = Sought["role"];

/** What an engine's driver must do; `visitorWith` makes a visitor of it. */
export interface Driver<Handle> {
	open: (url: string) => Promise<void>;
	run: (source: string, given: unknown[]) => Promise<unknown>;
	/** The element that a function in the page returns, or nothing. */
	find: (source: string, given: unknown[]) => Promise<Handle | undefined>;
	click: (element: Handle) => Promise<void>;
	type: (element: Handle, text: string) => Promise<void>;
	press: (key: PressedKey) => Promise<void>;
	problems: () => string[];
	close: () => Promise<void>;
}
