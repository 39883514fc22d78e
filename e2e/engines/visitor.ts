import { findPart, type Sought } from "./find-part.ts";

/** The duties of an engine's driver. */
export interface Driver<Handle> {
	open: (url: string) => Promise<unknown>;
	run: (source: string, given: unknown[]) => Promise<unknown>;
	/** The element that a function in the page returns, or nothing. */
	find: (source: string, given: unknown[]) => Promise<Handle | undefined>;
	click: (element: Handle) => Promise<unknown>;
	type: (element: Handle, text: string) => Promise<unknown>;
	press: (key: keyof typeof keys) => Promise<unknown>;
	/** Uncaught errors and what the console calls an error, since the start. */
	problems: () => string[];
	close: () => Promise<void>;
}

/** As WebDriver writes them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const keys = { Enter: "\uE007", Escape: "\uE00C" };

export type Visitor = ReturnType<typeof visitorWith>;

type Role = Sought["role"];

/** Milliseconds that a part has to come: an engine's first start on a busy machine takes some. */
const patience = 20_000;
const pause = 100;

/** A user of a browser of any engine. Waiting ends with an error that names what did not come. */
export function visitorWith<Handle>(driver: Driver<Handle>, site: string) {
	const look = (sought: Sought) => driver.find(findPart.toString(), [sought]);

	async function until<Found>(what: string, find: () => Promise<Found | undefined>) {
		const end = Date.now() + patience;
		let trouble = "";
		while (Date.now() < end) {
			try {
				const found = await find();
				if (found !== undefined) return found;
			} catch (error) {
				// Evaluation fails while the page navigates.
				trouble = (error as Error).message;
			}
			await new Promise((done) => setTimeout(done, pause));
		}
		throw new Error(
			`Waited ${patience / 1000} s for ${what}. ${[trouble, ...driver.problems()].join("; ")}`,
		);
	}

	/** Waits for a part that is seen, whole and with nothing on it, and does something with it. */
	const withPart = (role: Role, name: string, act?: (part: Handle) => Promise<unknown>) =>
		until(`the ${role} "${name}"`, async () => {
			const part = await look({ role, name });
			if (part === undefined) return undefined;
			await act?.(part);
			return true;
		});

	/** Runs in the page; the function may use nothing but its arguments. */
	const evaluate = <Given extends unknown[], Result>(
		run: (...given: Given) => Result,
		...given: Given
	) => driver.run(run.toString(), given) as Promise<Result>;

	const holds = (what: string, selector: string) =>
		until(what, async () =>
			(await evaluate((one) => document.querySelector(one) !== null, selector)) ? true : undefined,
		);

	return {
		evaluate,
		/** Opens a page of the site and waits until its own script has taken over. */
		async goto(path: string) {
			await driver.open(site + path);
			await holds(`the script of ${path}`, "html[data-live]");
		},
		/** Opens a page that is not the site's. */
		visit: driver.open,
		/** Presses the middle of a part. */
		click: (role: Role, name: string) => withPart(role, name, driver.click),
		/** Types into a field as a keyboard does. */
		type: (name: string, text: string) =>
			withPart("textbox", name, (field) => driver.type(field, text)),
		press: driver.press,
		sees: (role: Role, name: string) => withPart(role, name),
		/**
		 * Waits until an island has its code: drivers are faster than visitors. It comes only after the island's first use.
		 * @param place a selector
		 */
		waitsForCode: (place: string) =>
			holds(`the code of ${place}`, `${place} astro-island:not([ssr])`),
		/** Waits until no such part is seen. */
		misses: (role: Role, name: string) =>
			until(`the ${role} "${name}" to go`, async () =>
				(await look({ role, name })) === undefined ? true : undefined,
			),
		problems: driver.problems,
		leave: driver.close,
	};
}
