import { findPart, type Sought } from "./find-part.ts";
import type { Driver, Visitor } from "./visitor.ts";

/** Milliseconds that a part has to come: an engine's first start on a busy machine takes some. */
const patience = 20_000;
const pause = 100;

/** A visitor who works through a driver: waits, and says what did not come. */
export function visitorWith<Handle>(driver: Driver<Handle>, site: string): Visitor {
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

	const seen = (sought: Sought) =>
		until(`the ${sought.role} "${sought.name}", whole and with nothing on it`, () => look(sought));
	const evaluate: Visitor["evaluate"] = (run, ...given) =>
		driver.run(run.toString(), given) as ReturnType<Visitor["evaluate"]> as never;

	return {
		evaluate,
		async goto(path) {
			await driver.open(site + path);
			await until(`the script of ${path}`, async () =>
				(await evaluate(() => "live" in document.documentElement.dataset)) ? true : undefined,
			);
		},
		visit: (address) => driver.open(address),
		async click(role, name) {
			// A part that is still animating in cannot be pressed.
			await until(`the ${role} "${name}" to be pressed`, async () => {
				const part = await look({ role, name });
				if (part === undefined) return undefined;
				await driver.click(part);
				return true;
			});
		},
		async type(name, text) {
			await driver.type(await seen({ role: "textbox", name }), text);
		},
		press: (key) => driver.press(key),
		async sees(role, name) {
			await seen({ role, name });
		},
		async waitsForCode(place) {
			await until(`the code of ${place}`, async () =>
				(await evaluate(
					(island) => document.querySelector(island) !== null,
					`${place} astro-island:not([ssr])`,
				))
					? true
					: undefined,
			);
		},
		async misses(role, name) {
			await until(`the ${role} "${name}" to go`, async () =>
				(await look({ role, name })) === undefined ? true : undefined,
			);
		},
		problems: () => driver.problems(),
		leave: () => driver.close(),
	};
}
