/** From a draft to a save: one change of all files, joined with what others saved meanwhile, or what stands against it. */
import { checkShop, type Report } from "./check-shop.ts";
import { commitMessage, describeChanges } from "./describe-changes.ts";
import { schemaAt } from "./form-schema.ts";
import { type Change, type Host, HostError, type Snapshot } from "./host.ts";
import { isEqual } from "./json.ts";
import { mergeChanges } from "./merge-changes.ts";
import { parseTexts, type Values } from "./shop-files.ts";
import { tidied } from "./tidied.ts";
import { writeChanges } from "./write-changes.ts";

export interface Draft {
	/** The files with which it began. */
	base: Snapshot;
	/** The JSON of all files, as it is to become. */
	values: Values;
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
	/** In words, from mine to theirs, what somebody else has changed of the same. */
	| { kind: "conflict"; theirs: string[] }
	| { kind: "changed"; change: Change; report: Report };

export type Saved =
	| Exclude<Prepared, { kind: "changed" | "unchanged" }>
	| { kind: "saved"; snapshot: Snapshot; report?: Report };

export const pictureName = (path: string): string => path.replace(/^.*\/|\.[^.]+$/g, "");

/** Files that are changed are tidied. */
export function tidiedFiles(values: Values, saved: Values): Values {
	return Object.fromEntries(
		Object.entries(values).map(([path, value]) => [
			path,
			tidied(schemaAt(path), value, saved[path]),
		]),
	);
}

/** @param now the files as they are */
export async function prepareSave(
	draft: Draft,
	now: Snapshot,
	{ today, winner }: SaveOptions,
): Promise<Prepared> {
	const [was, current] = [parseTexts(draft.base.texts), parseTexts(now.texts)];
	const own = tidiedFiles(draft.values, was);
	const [mine, theirs] = (["mine", "theirs"] as const).map(
		(one) => mergeChanges(was, own, current, one) as Values,
	) as [Values, Values];
	if (!winner && !isEqual(mine, theirs))
		return { kind: "conflict", theirs: describeChanges(mine, theirs) };
	const values = winner === "theirs" ? theirs : mine;
	const isGone = (path: string) => draft.pictures[path] === "";
	const pictures: Record<string, string> = {};
	for (const [path, base64] of Object.entries(draft.pictures))
		if (base64 && now.pictures[path] !== (await blobId(base64))) pictures[path] = base64;
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
export async function saveDraft(host: Host, draft: Draft, options: SaveOptions): Promise<Saved> {
	let now = await host.read();
	for (let attempt = 1; ; attempt++) {
		const prepared = await prepareSave(draft, now, options);
		// Nothing was to be saved, or it has landed and its answer was lost.
		if (prepared.kind === "unchanged") return { kind: "saved", snapshot: now };
		if (prepared.kind !== "changed") return prepared;
		const { change, report } = prepared;
		try {
			await host.save(change);
			return { kind: "saved", snapshot: await host.read(), report };
		} catch (error) {
			const isWorthTrying = error instanceof HostError && error.kind !== "refused";
			if (!isWorthTrying || attempt === 3) throw error;
			now = await host.read();
			if (change.version === now.version) throw error;
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
