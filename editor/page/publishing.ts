/** After a save: says that the site will show it, and looks until it does. */
import { type Backend, editorFiles } from "../backend.ts";
import { blobId } from "../git-blob.ts";
import type { ChangedSave } from "../shop-save.ts";
import { words } from "./owner-language.ts";
import { say } from "./status-line.tsx";

/** Between two looks, and until no more is hoped for: milliseconds. */
const looks = { every: 10_000, until: 20 * 60_000 };

/** The last save is followed alone: the site shows it with those before it. */
let current = 0;

/** @param save undefined where nothing was to be saved */
export async function followPublishing(
	backend: Backend,
	save: ChangedSave | undefined,
): Promise<void> {
	if (!save) return say(words.nothingToSave);
	if (backend.isLocal) return say(words.savedHere, save.warnings);
	const mine = ++current;
	say(words.saved, save.warnings);
	const wanted = await Promise.all(
		[...save.texts].map(async ([path, text]) => [path, await blobId(text)] as const),
	);
	for (const start = Date.now(); Date.now() - start < looks.until; ) {
		await new Promise((done) => setTimeout(done, looks.every));
		if (mine !== current) return;
		const shown = await builtFrom();
		if (shown && wanted.every(([path, id]) => shown[path] === id)) return say(words.live);
	}
	say(words.notLive);
}

/** @returns undefined where the site does not answer */
async function builtFrom(): Promise<Record<string, string> | undefined> {
	try {
		const answer = await fetch(editorFiles.content, { cache: "no-cache" });
		return answer.ok ? ((await answer.json()) as Record<string, string>) : undefined;
	} catch {
		return undefined;
	}
}
