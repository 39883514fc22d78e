/** The owner's draft: what is changed and not yet saved, with its steps back. It outlives a closed tab. */
import { createContext, useContext, useSyncExternalStore } from "react";
import { checkShop, type Problem, type Report } from "./check-shop.ts";
import type { Host, Snapshot } from "./host.ts";
import { isEqual, partsOf, valueAt, withValue } from "./json.ts";
import { factsOf, type ShopFacts } from "./placeholder-words.ts";
import {
	type Draft,
	noDraft,
	pictureName,
	type Saved,
	saveDraft,
	withDraft,
} from "./save-draft.ts";
import { isInHindi, parseTexts, type Values } from "./shop-files.ts";

/** A closed tab leaves this behind. */
interface Kept {
	draft: Draft;
	/** The texts with which it began, of the files that it changes. */
	texts: Snapshot["texts"];
}

const checkDelay = 400;

export class DraftStore {
	/** Another one after another sign-in. */
	host: Host;
	draft: Draft = noDraft;
	report: Report = { errors: [], warnings: [] };
	/** The field that a search or a problem leads to: another object each time. */
	target = { place: "" };
	/** The content with the draft in it; null for a page that goes. */
	values: Values = {};
	base: Snapshot;
	hasHindi = false;
	#saved: Values = {};
	#facts: ShopFacts | undefined;
	readonly #problems = new Map<string, readonly Problem[]>();
	#past: Draft[] = [];
	#lastPlace = "";
	#timer = 0;
	readonly #keptAs: string;
	readonly #listeners = new Set<() => void>();

	/** @param keptAs the name of the draft in this browser */
	constructor(host: Host, snapshot: Snapshot, keptAs: string) {
		this.host = host;
		this.#keptAs = keptAs;
		const kept = readKept(keptAs);
		this.base = { ...snapshot, texts: { ...snapshot.texts, ...kept?.texts } };
		this.#begin(kept?.draft);
		window.addEventListener("pagehide", () => this.#keep());
	}

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	/** Of the files of pictures: those that are saved, and new ones. */
	get pictures(): string[] {
		const all = Object.keys({ ...this.base.pictures, ...this.draft.pictures });
		return all.filter((path) => this.draft.pictures[path] !== "");
	}

	/** Of what is saved: a draft may have errors. */
	get facts(): ShopFacts {
		this.#facts ??= factsOf(this.#saved);
		return this.#facts;
	}

	get isChanged(): boolean {
		return Object.keys({ ...this.draft.values, ...this.draft.pictures }).length > 0;
	}

	get mayUndo(): boolean {
		return this.#past.length > 0;
	}

	valueAt(place: string): unknown {
		const { path, steps } = partsOf(place);
		return valueAt(this.values[path], steps);
	}

	/** @param value `undefined` takes it out, `null` a whole page */
	set(place: string, value: unknown): void {
		if (value === this.valueAt(place)) return;
		const { path, steps } = partsOf(place);
		const { [path]: _, ...others } = this.draft.values;
		const file = value === null ? null : withValue(this.values[path], steps, value);
		const isBack = isEqual(file, this.#saved[path]) || (file === null && !(path in this.#saved));
		this.#change({ ...this.draft, values: isBack ? others : { ...others, [path]: file } }, place);
	}

	/** @param base64 empty for a file that goes */
	setPicture(path: string, base64: string): void {
		this.#change({ ...this.draft, pictures: { ...this.draft.pictures, [path]: base64 } }, path);
	}

	undo(): void {
		const before = this.#past.pop();
		if (before) this.#become(before);
	}

	lead(place: string): void {
		this.target = { place };
		this.#tell();
	}

	/** Stays the same while nothing is checked. */
	problemsAt(place: string): readonly Problem[] | undefined {
		return this.#problems.get(place);
	}

	check(): void {
		const values = withDraft(this.#saved, this.draft);
		this.#show(checkShop(values, this.pictures.map(pictureName), new Date(), this.#saved));
		this.#tell();
	}

	async save(winner?: "mine" | "theirs"): Promise<Saved> {
		const saved = await saveDraft(this.host, this.base, this.draft, { today: new Date(), winner });
		if (saved.kind === "saved") {
			this.base = saved.snapshot;
			this.#begin();
		}
		if (saved.kind !== "conflict" && saved.report) this.#show(saved.report);
		this.#tell();
		return saved;
	}

	#begin(draft = noDraft): void {
		this.#saved = parseTexts(this.base.texts);
		this.hasHindi = isInHindi(this.#saved);
		this.#facts = undefined;
		this.#past = [];
		this.#become(draft);
	}

	#change(draft: Draft, place: string): void {
		// Letters of one field are one step back.
		if (place !== this.#lastPlace) this.#past.push(this.draft);
		this.#become(draft);
		this.#lastPlace = place;
	}

	#become(draft: Draft): void {
		this.draft = draft;
		this.values = { ...this.#saved, ...draft.values };
		this.#lastPlace = "";
		window.clearTimeout(this.#timer);
		if (this.isChanged)
			this.#timer = window.setTimeout(() => {
				this.#keep();
				this.check();
			}, checkDelay);
		else {
			this.#show({ errors: [], warnings: [] });
			this.#keep();
		}
		this.#tell();
	}

	#show(report: Report): void {
		this.report = report;
		this.#problems.clear();
		for (const problem of report.errors)
			this.#problems.set(problem.place, [...(this.#problems.get(problem.place) ?? []), problem]);
	}

	#keep(): void {
		const paths = Object.keys(this.draft.values);
		const texts = Object.fromEntries(paths.map((path) => [path, this.base.texts[path] ?? "{}"]));
		const kept: Kept = { draft: this.draft, texts };
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

function readKept(name: string): Kept | undefined {
	try {
		return JSON.parse(localStorage.getItem(name) ?? "null") ?? undefined;
	} catch {
		return undefined;
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
	return useDraft((store) => store.valueAt(place));
}
