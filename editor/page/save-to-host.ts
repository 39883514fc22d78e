/** A press on Save, from the editor's request to what the owner is told. */
import type { Backend } from "../backend.ts";
import { type GitHost, HostError, type Snapshot } from "../git-host.ts";
import {
	type Description,
	type ReplacedPicture,
	withDescriptions,
} from "../picture-descriptions.ts";
import type { Problem } from "../problem-places.ts";
import { writtenForm } from "../save-form.ts";
import {
	type ChangedSave,
	commitSave,
	type FilledForm,
	type PreparedSave,
	prepareSave,
	type ShopSave,
} from "../shop-save.ts";
import type { ShopTexts } from "../shop-texts.ts";
import type { SaveOutcome } from "./editor-requests.ts";

/** Messages and questions for the owner; each is over when the owner has answered. */
export interface Telling {
	wrong(problems: readonly Problem[]): Promise<void>;
	conflict(theirs: readonly string[]): Promise<"mine" | "stop">;
	/** @returns the words that are to be saved */
	describe(replaced: readonly ReplacedPicture[]): Promise<readonly Description[] | "stop">;
	failed(kind: HostError["kind"], message: string): Promise<void>;
	/** Shows how the site would look. */
	preview(save: ChangedSave | undefined, forms: readonly FilledForm[]): Promise<"save" | "stop">;
	/** Nothing is waited for. @param save undefined where nothing was to be saved */
	saved(save: ChangedSave | undefined): void;
	/** The message below "Not saved yet". */
	notSaved: string;
}

interface SaveToHostOptions {
	backend: Backend;
	host: GitHost;
	telling: Telling;
	today(): Date;
}

export class SaveToHost {
	/** The owner wants to see it first. */
	isPreview = false;
	readonly #options: SaveToHostOptions;
	/** The fields of a form when it was saved, by its name and the commit from which it was first filled. */
	readonly #savedForms = new Map<string, ShopTexts>();

	constructor(options: SaveToHostOptions) {
		this.#options = options;
	}

	async save(save: ShopSave): Promise<SaveOutcome> {
		const { backend, host, telling } = this.#options;
		let isPreview = this.isPreview;
		this.isPreview = false;
		let keepMine = false;
		let descriptions: readonly Description[] | undefined;
		const prepare = async (current: Snapshot): Promise<PreparedSave | undefined> => {
			const today = this.#options.today();
			const opened = (filled: FilledForm) => this.#opened(filled);
			const wanted = descriptions ? withDescriptions(save, descriptions, current) : save;
			const isDescribed = descriptions !== undefined;
			const prepared = await prepareSave(wanted, opened, current, { keepMine, isDescribed, today });
			if (prepared.kind === "wrong") return void (await telling.wrong(prepared.problems));
			if (prepared.kind === "conflict") {
				if ((await telling.conflict(prepared.theirs)) === "stop") return;
				keepMine = true;
				return prepare(await host.snapshot(await host.head()));
			}
			if (prepared.kind === "describe") {
				const said = await telling.describe(prepared.replaced);
				if (said === "stop") return;
				descriptions = said;
				return prepare(await host.snapshot(await host.head()));
			}
			if (!isPreview) return prepared;
			const changed = prepared.kind === "changed" ? prepared : undefined;
			if ((await telling.preview(changed, save.forms)) === "stop") return;
			isPreview = false;
			return prepared;
		};
		try {
			const done = await commitSave(host, backend.branch, prepare);
			if (!done) return { isSaved: false, message: telling.notSaved };
			await this.#remember(save.forms);
			telling.saved(done.kind === "changed" ? done : undefined);
			return { isSaved: true };
		} catch (error) {
			const { kind, message } =
				error instanceof HostError ? error : { kind: "other" as const, message: String(error) };
			await telling.failed(kind, message);
			return { isSaved: false, message: telling.notSaved };
		}
	}

	async #opened(filled: FilledForm): Promise<ShopTexts> {
		return this.#savedForms.get(keyOf(filled)) ?? this.#options.host.snapshot(filled.openedAt);
	}

	/**
	 * Until the editor has read the files anew, a form that is opened again shows what was saved of it: that it is
	 * compared with next time.
	 */
	async #remember(forms: readonly FilledForm[]): Promise<void> {
		for (const filled of forms) {
			const shown = writtenForm(filled.form, filled.values, await this.#opened(filled));
			this.#savedForms.set(keyOf(filled), shown);
		}
	}
}

const keyOf = ({ form, openedAt }: FilledForm): string => `${form.name} ${openedAt}`;
