/** The owner's draft: what is changed and not yet saved, with its steps back. It outlives a closed tab. */
import { createContext, useContext, useSyncExternalStore } from "react";
import { checkShop, factsOf, type Problem, type Report } from "./check-shop.ts";
import type { Host, Snapshot } from "./host.ts";
import { isEqual, valueAt, withValue } from "./json.ts";
import { type Draft, pictureName, type Saved, saveDraft, tidiedFiles } from "./save-draft.ts";
import { isInHindi, parseTexts, type Values } from "./shop-files.ts";

type State = Pick<Draft, "values" | "pictures">;

/** A closed tab leaves this behind: of the files that it changes. */
interface Kept extends State {
	/** With which it began. */
	texts: Snapshot["texts"];
}

const checkDelay = 400;
const inOrder: Report = { errors: [], warnings: [] };

export class DraftStore implements Draft {
	/** Another one after another sign-in. */
	host: Host;
	base: Snapshot;
	values: Values = {};
	pictures: Draft["pictures"] = {};
	report = inOrder;
	/** The field that a search or a problem leads to: another object each time. */
	target = { place: "" };
	hasHindi = false;
	#saved: Values = {};
	#facts: ReturnType<typeof factsOf> | undefined;
	#past: State[] = [];
	#lastPlace = "";
	#timer = 0;
	readonly #keptAs: string;
	readonly #listeners = new Set<() => void>();

	/** @param keptAs the name of the draft in this browser */
	constructor(host: Host, snapshot: Snapshot, keptAs: string) {
		this.host = host;
		this.#keptAs = keptAs;
		const { values, pictures, texts } = readKept(keptAs);
		this.base = { ...snapshot, texts: { ...snapshot.texts, ...texts } };
		this.#begin();
		this.#become({ values: { ...this.values, ...values }, pictures });
		this.#keep();
		window.addEventListener("pagehide", () => this.#keep());
	}

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	/** The files of pictures: those that are saved, and new ones. */
	get pictureFiles(): string[] {
		const all = Object.keys({ ...this.base.pictures, ...this.pictures });
		return all.filter((path) => this.pictures[path] !== "");
	}

	/** Of what is saved: a draft may have errors. */
	get facts(): ReturnType<typeof factsOf> {
		this.#facts ??= factsOf(this.#saved);
		return this.#facts;
	}

	get isChanged(): boolean {
		return this.#changed.length + Object.keys(this.pictures).length > 0;
	}

	get mayUndo(): boolean {
		return this.#past.length > 0;
	}

	/** Paths. */
	get #changed(): string[] {
		const paths = Object.keys({ ...this.#saved, ...this.values });
		return paths.filter((path) => this.values[path] !== this.#saved[path]);
	}

	/** @param value `undefined` takes it out */
	set(place: string, value: unknown): void {
		if (value !== valueAt(this.values, place))
			this.change({ values: withValue(this.values, place, value) }, place);
	}

	/** @param base64 empty for a file that goes */
	setPicture(path: string, base64: string): void {
		this.change({ pictures: { ...this.pictures, [path]: base64 } }, path);
	}

	/** One step, which those of the same place go on with: letters of one field are one step back. */
	change(to: Partial<State>, place = ""): void {
		const before = { values: this.values, pictures: this.pictures };
		if (!place || place !== this.#lastPlace) this.#past.push(before);
		this.#become({ ...before, ...to });
		this.#lastPlace = place;
	}

	undo(): void {
		const before = this.#past.pop();
		if (before) this.#become(before);
	}

	lead(place: string): void {
		this.target = { place };
		this.#tell();
	}

	check(): void {
		const values = tidiedFiles(this.values, this.#saved);
		const names = this.pictureFiles.map(pictureName);
		this.report = checkShop(values, names, new Date(), this.#saved);
		this.#tell();
	}

	async save(winner?: "mine" | "theirs"): Promise<Saved> {
		const saved = await saveDraft(this.host, this, { today: new Date(), winner });
		if (saved.kind === "saved") {
			this.base = saved.snapshot;
			this.#begin();
		}
		if (saved.kind !== "conflict" && saved.report) this.report = saved.report;
		this.#tell();
		return saved;
	}

	#begin(): void {
		this.#saved = parseTexts(this.base.texts);
		this.hasHindi = isInHindi(this.#saved);
		this.#facts = undefined;
		this.#past = [];
		this.#become({ values: this.#saved, pictures: {} });
	}

	#become({ values, pictures }: State): void {
		// A file that is as it was is no change.
		const files = Object.entries(values)
			.filter(([, value]) => value !== null)
			.map(([path, value]) => {
				const was = this.#saved[path];
				return [path, isEqual(value, was) ? was : value];
			});
		this.values = Object.fromEntries(files);
		this.pictures = pictures;
		this.#lastPlace = "";
		window.clearTimeout(this.#timer);
		if (this.isChanged)
			this.#timer = window.setTimeout(() => {
				this.#keep();
				this.check();
			}, checkDelay);
		else {
			this.report = inOrder;
			this.#keep();
		}
		this.#tell();
	}

	#keep(): void {
		const changed = this.#changed;
		const kept = {
			// Null for a page that goes.
			values: Object.fromEntries(changed.map((path) => [path, this.values[path] ?? null])),
			pictures: this.pictures,
			texts: Object.fromEntries(changed.map((path) => [path, this.base.texts[path]])),
		};
		try {
			if (this.isChanged) localStorage.setItem(this.#keptAs, JSON.stringify(kept));
			else localStorage.removeItem(this.#keptAs);
		} catch {
			// Pictures may be too large for this storage, which then keeps an older draft.
		}
	}

	#tell(): void {
		for (const listener of this.#listeners) listener();
	}
}

function readKept(name: string): Kept {
	const none = { values: {}, pictures: {}, texts: {} };
	try {
		return { ...none, ...JSON.parse(localStorage.getItem(name) ?? "{}") };
	} catch {
		return none;
	}
}

export const StoreContext = createContext<DraftStore | undefined>(undefined);

export function useStore(): DraftStore {
	const store = useContext(StoreContext);
	if (!store) throw new Error("There is no draft around this component.");
	return store;
}

/** @param select returns something that stays the same while nothing of it changes */
export function useDraft<Selected>(select: (store: DraftStore) => Selected): Selected {
	const store = useStore();
	return useSyncExternalStore(store.subscribe, () => select(store));
}

export function useValue(place: string): unknown {
	return useDraft(({ values }) => valueAt(values, place));
}

/** The errors at a place. */
export function useProblems(place: string): Problem[] {
	return useDraft(({ report }) => report).errors.filter((error) => error.place === place);
}
