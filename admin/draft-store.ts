/** The owner's draft: what is changed and not yet saved, with its steps back. It outlives a closed tab. */
import { createContext, useContext, useSyncExternalStore } from "react";
import { pick } from "../shop/pick.ts";
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
import { isInHindi, parseTexts, rawFiles, type Values } from "./shop-files.ts";

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
	/** The field that a search or a problem leads to. */
	target = "";
	/** Counts its changes: twice to one field is twice. */
	leads = 0;
	#base: Snapshot;
	#saved: Values;
	#facts: ShopFacts | undefined;
	#hasHindi: boolean | undefined;
	#past: Draft[] = [];
	#lastPlace = "";
	#timer = 0;
	#problemsOf: readonly Problem[] | undefined;
	#problems: ReadonlyMap<string, readonly Problem[]> | undefined;
	readonly #keptAs: string;
	readonly #listeners = new Set<() => void>();

	/** @param keptAs the name of the draft in this browser */
	constructor(host: Host, snapshot: Snapshot, keptAs: string) {
		this.host = host;
		this.#keptAs = keptAs;
		const kept = readKept(keptAs);
		this.draft = kept?.draft ?? noDraft;
		this.#base = { ...snapshot, texts: { ...snapshot.texts, ...kept?.texts } };
		this.#saved = parseTexts(this.#base.texts);
		if (kept) this.#checkSoon();
		window.addEventListener("pagehide", () => this.#keep());
	}

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	get values(): Values {
		return { ...this.#saved, ...this.draft.values };
	}

	get base(): Snapshot {
		return this.#base;
	}

	/** Of the files of pictures: those that are saved, and new ones. */
	get pictures(): string[] {
		return Object.keys({ ...this.#base.pictures, ...this.draft.pictures }).filter(
			(path) => this.draft.pictures[path] !== "",
		);
	}

	get hasHindi(): boolean {
		this.#hasHindi ??= isInHindi(this.#saved);
		return this.#hasHindi;
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
		const value = path in this.draft.values ? this.draft.values[path] : this.#saved[path];
		return valueAt(value, steps);
	}

	/** The shop in one language, as far as it is in order. */
	inLanguage(language: string) {
		return pick(rawFiles(this.values), language) as Record<string, unknown>;
	}

	/** @param value `undefined` takes it out, `null` a whole page */
	set(place: string, value: unknown): void {
		if (value === this.valueAt(place)) return;
		const { path, steps } = partsOf(place);
		const { [path]: _, ...others } = this.draft.values;
		const file = value === null ? null : withValue(this.valueAt(path), steps, value);
		const isBack = isEqual(file, this.#saved[path]) || (file === null && !(path in this.#saved));
		this.#change({ ...this.draft, values: isBack ? others : { ...others, [path]: file } }, place);
	}

	/** Takes an entry out of a list. */
	remove(place: string, at: number): void {
		const entries = this.valueAt(place) as unknown[];
		this.set(
			place,
			entries.filter((_, index) => index !== at),
		);
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
		this.target = place;
		this.leads++;
		this.#tell();
	}

	/** Stays the same while nothing of it changes. */
	problemsAt(place: string): readonly Problem[] | undefined {
		const { errors } = this.report;
		if (this.#problemsOf !== errors) this.#problems = Map.groupBy(errors, (one) => one.place);
		this.#problemsOf = errors;
		return this.#problems?.get(place);
	}

	check(): void {
		window.clearTimeout(this.#timer);
		const names = this.pictures.map(pictureName);
		const values = withDraft(this.#saved, this.draft);
		this.report = checkShop(values, names, new Date(), this.#saved);
		this.#tell();
	}

	async save(winner?: "mine" | "theirs"): Promise<Saved> {
		const saved = await saveDraft(this.host, this.#base, this.draft, { today: new Date(), winner });
		if (saved.kind === "wrong") this.report = saved.report;
		if (saved.kind === "saved") {
			this.#base = saved.snapshot;
			this.#saved = parseTexts(saved.snapshot.texts);
			this.#facts = undefined;
			this.#past = [];
			this.#become(noDraft);
			this.#keep();
			this.report = saved.report ?? this.report;
		}
		this.#tell();
		return saved;
	}

	#change(draft: Draft, place: string): void {
		// Letters of one field are one step back.
		if (place !== this.#lastPlace) this.#past.push(this.draft);
		this.#become(draft);
		this.#lastPlace = place;
	}

	#become(draft: Draft): void {
		this.draft = draft;
		this.#lastPlace = "";
		this.#checkSoon();
		this.#tell();
	}

	#checkSoon(): void {
		window.clearTimeout(this.#timer);
		this.#timer = window.setTimeout(() => {
			this.#keep();
			this.check();
		}, checkDelay);
	}

	#keep(): void {
		const paths = Object.keys(this.draft.values);
		const texts = Object.fromEntries(paths.map((path) => [path, this.#base.texts[path] ?? "{}"]));
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
		const text = localStorage.getItem(name);
		return text ? (JSON.parse(text) as Kept) : undefined;
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
