/** From a draft to a save: one change of all files, joined with what others saved meanwhile, or what stands against it. */
import { checkShop, type Report } from "./check-shop.ts";
import { commitMessage, describeChanges } from "./describe-changes.ts";
import { type Change, type Host, HostError, type Snapshot } from "./host.ts";
import { isEqual } from "./json.ts";
import { mergeChanges } from "./merge-changes.ts";
import { parseTexts, schemaOf, type Values } from "./shop-files.ts";
import { tidied } from "./tidied.ts";
import { writeChanges } from "./write-changes.ts";

export interface Draft {
	/** The JSON of changed files, by their paths; null for a page that goes. */
	values: Readonly<Record<string, unknown>>;
	/** New pictures in base64, by their paths; the empty text for one that goes. */
	pictures: Readonly<Record<string, string>>;
}

interface SaveOptions {
	/** For dates in the future. */
	today: Date;
	/** Whose change stands where somebody else has changed the same. */
	winner?: "mine" | "theirs" | undefined;
}

type Prepared =
	| { kind: "unchanged" }
	/** With any of these errors nothing is saved. */
	| { kind: "wrong"; report: Report }
	/** In words, what somebody else has changed of the same. */
	| { kind: "conflict"; theirs: string[] }
	| { kind: "changed"; change: Change; report: Report };

export type Saved =
	| Exclude<Prepared, { kind: "changed" | "unchanged" }>
	| { kind: "saved"; snapshot: Snapshot; report?: Report };

export const noDraft: Draft = { values: {}, pictures: {} };

/** The whole content with a draft in it, tidied. */
export function withDraft(saved: Values, { values }: Draft): Values {
	const all: Record<string, unknown> = { ...saved };
	for (const [path, value] of Object.entries(values))
		if (value === null) delete all[path];
		else all[path] = tidied(schemaOf(path), value, saved[path]);
	return all;
}

export const pictureName = (path: string): string => path.replace(/^.*\/|\.[^.]+$/g, "");

/** @param base the files with which the draft began @param now the files as they are */
export async function prepareSave(
	base: Snapshot,
	draft: Draft,
	now: Snapshot,
	{ today, winner }: SaveOptions,
): Promise<Prepared> {
	const [was, current] = [parseTexts(base.texts), parseTexts(now.texts)];
	const mine = withDraft(was, draft);
	const values: Record<string, unknown> = { ...current };
	const theirs: string[] = [];
	for (const path of Object.keys(draft.values)) {
		const { value, hasConflict } = mergeChanges(was[path], mine[path], current[path], winner);
		if (hasConflict && !winner)
			theirs.push(...describeChanges({ [path]: was[path] }, { [path]: current[path] }));
		if (value === undefined) delete values[path];
		else values[path] = value;
	}
	if (theirs.length > 0) return { kind: "conflict", theirs };
	const pictures: Record<string, string> = {};
	for (const [path, base64] of Object.entries(draft.pictures))
		if (base64 && now.pictures[path] !== (await blobId(base64))) pictures[path] = base64;
	const isGone = (path: string) => draft.pictures[path] === "";
	const changed = Object.keys(values).filter((path) => !isEqual(values[path], current[path]));
	const deletions = [
		...Object.keys(current).filter((path) => !(path in values)),
		...Object.keys(now.pictures).filter(isGone),
	];
	if (changed.length + deletions.length + Object.keys(pictures).length === 0)
		return { kind: "unchanged" };
	const held = Object.keys({ ...now.pictures, ...pictures }).filter((path) => !isGone(path));
	const report = checkShop(values, held.map(pictureName), today, current);
	if (report.errors.length > 0) return { kind: "wrong", report };
	const message = commitMessage([
		...describeChanges(current, values),
		...Object.keys(pictures).map(
			(path) => `Picture ${pictureName(path)} ${path in now.pictures ? "replaced" : "added"}`,
		),
	]);
	const texts = Object.fromEntries(
		changed.map((path) => [path, writeChanges(now.texts[path] ?? "{}\n", values[path])]),
	);
	const change = { version: now.version, texts, pictures, deletions, ...message };
	return { kind: "changed", change, report };
}

/**
 * Saves a draft on top of what is there by now. Where somebody else was quicker it is prepared anew; where an answer was
 * lost on its way, the same is never saved twice, because nothing of it differs any more.
 *
 * @throws HostError
 */
export async function saveDraft(
	host: Host,
	base: Snapshot,
	draft: Draft,
	options: SaveOptions,
): Promise<Saved> {
	for (let attempt = 1; ; attempt++) {
		const now = await host.open();
		const prepared = await prepareSave(base, draft, now, options);
		// Nothing was to be saved, or it has landed and its answer was lost.
		if (prepared.kind === "unchanged") return { kind: "saved", snapshot: now };
		if (prepared.kind !== "changed") return prepared;
		const { change, report } = prepared;
		try {
			await host.save(change);
			return { kind: "saved", snapshot: await host.open(), report };
		} catch (error) {
			const isWorthTrying = error instanceof HostError && error.kind !== "refused";
			if (!isWorthTrying || attempt === 3) throw error;
			const { version } = await host.open();
			if (version === now.version) throw error;
		}
	}
}

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** Git's fingerprint of a file; none on a phone that edits over http, where browsers offer no hashes. */
async function blobId(base64: string): Promise<string> {
	if (!("subtle" in crypto)) return "";
	const bytes = bytesOf(base64);
	const all = await new Blob([`blob ${bytes.length}\0`, bytes]).arrayBuffer();
	const hash = new Uint8Array(await crypto.subtle.digest("SHA-1", all));
	return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
