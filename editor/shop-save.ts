/** A save as the host gets it: one commit with what forms change, and the pictures that came with them. */
import { pictureFormats } from "../shop/pictures.ts";
import { say } from "../shop/sentences/say.ts";
import { bytesOf, toBase64 } from "./base64.ts";
import { checkShop } from "./check-shop.ts";
import { commitMessage } from "./describe-changes.ts";
import type { Group } from "./form-shape.ts";
import type { Form } from "./forms.ts";
import { blobId } from "./git-blob.ts";
import { type Addition, type GitHost, HostError, type Snapshot } from "./git-host.ts";
import { type ReplacedPicture, replacedPictures } from "./picture-descriptions.ts";
import { withPlainNames } from "./picture-names.ts";
import type { Problem } from "./problem-places.ts";
import { saveForm } from "./save-form.ts";
import { parseShop, type ShopTexts } from "./shop-texts.ts";

export interface FilledForm {
	form: Form;
	values: Group;
	/** The commit from which the form was filled. */
	openedAt: string;
}

/** The files that the editor wants to save. */
export interface ShopSave {
	forms: readonly FilledForm[];
	pictures: readonly Addition[];
	deletions: readonly { path: string }[];
}

/** The same on top of the files as they are now. */
export type PreparedSave =
	| { kind: "unchanged" }
	| { kind: "wrong"; problems: Problem[] }
	| { kind: "conflict"; theirs: string[] }
	/** Pictures take the place of others under their names: do the words still say what they show? */
	| { kind: "describe"; replaced: ReplacedPicture[] }
	| {
			kind: "changed";
			/** The whole texts of changed files, by their paths. */
			texts: Map<string, string>;
			/** Those that the host does not have yet. */
			pictures: Addition[];
			deletions: { path: string }[];
			/** The changes in words. */
			sentences: string[];
			headline: string;
			body: string;
			warnings: Problem[];
	  };

export type ChangedSave = Extract<PreparedSave, { kind: "changed" }>;

interface PrepareOptions {
	/** Of two changes of one thing, this one stands. */
	keepMine?: boolean;
	/** Somebody has looked at the words of replaced pictures. */
	isDescribed?: boolean;
	/** For dates in the future. */
	today: Date;
}

/** @param opened the files from which a form was filled */
export async function prepareSave(
	wanted: ShopSave,
	opened: (form: FilledForm) => Promise<ShopTexts>,
	current: Snapshot,
	{ keepMine, isDescribed, today }: PrepareOptions,
): Promise<PreparedSave> {
	const save = await withPlainNames(wanted, current);
	const pictures = await newPictures(save.pictures, current);
	const refused = pictures.filter(({ path }) => !isAccepted(path));
	if (refused.length > 0) return { kind: "wrong", problems: refused.map(refusal) };
	const replaced = isDescribed ? [] : replacedPictures(pictures, save, current);
	if (replaced.length > 0) return { kind: "describe", replaced };
	const goneTexts: { path: string }[] = [];
	const gonePictures = save.deletions.filter(({ path }) => current.blobs.has(path));
	let now: ShopTexts = withPictures(current, pictures, gonePictures);
	const texts = new Map<string, string>();
	const sentences: string[] = [];
	const warnings: Problem[] = [];
	for (const filled of save.forms) {
		const saved = saveForm({
			...{ form: filled.form, values: filled.values, keepMine, today },
			opened: await opened(filled),
			current: now,
		});
		if (saved.kind === "wrong" || saved.kind === "conflict") return saved;
		if (saved.kind === "unchanged") continue;
		for (const [path, text] of saved.texts) texts.set(path, text);
		goneTexts.push(...saved.deletions);
		sentences.push(...saved.sentences);
		warnings.push(...saved.warnings);
		const written = new Map([...now.texts, ...saved.texts]);
		for (const { path } of saved.deletions) written.delete(path);
		now = { ...now, texts: written };
	}
	if (texts.size === 0 && gonePictures.length > 0) {
		const { errors } = checkShop(parseShop(now), today);
		if (errors.length > 0) return { kind: "wrong", problems: errors };
	}
	sentences.push(
		...pictures.map(
			({ path }) => `Picture ${nameOf(path)} ${current.blobs.has(path) ? "replaced" : "added"}`,
		),
		...gonePictures.map(({ path }) => `Picture ${nameOf(path)} taken out`),
	);
	if (sentences.length === 0) return { kind: "unchanged" };
	const deletions = [...gonePictures, ...goneTexts];
	return {
		kind: "changed",
		texts,
		pictures,
		deletions,
		sentences,
		...commitMessage(sentences),
		warnings,
	};
}

/**
 * Commits a save on top of what is there by now. Where somebody else was quicker it is prepared anew; where an answer is
 * lost on its way, the same is never committed twice, because nothing of it differs any more.
 *
 * @param prepare looks at the files as they are, and may ask the owner
 * @returns undefined where nothing was to be saved, or the owner has stopped
 * @throws HostError
 */
export async function commitSave(
	host: GitHost,
	branch: string,
	prepare: (current: Snapshot) => Promise<PreparedSave | undefined>,
): Promise<ChangedSave | { kind: "unchanged" } | undefined> {
	let sent: ChangedSave | undefined;
	for (let attempt = 1; ; attempt++) {
		const current = await host.snapshot(await host.head(branch));
		const save = await prepare(current);
		// It has landed; its answer was lost.
		if (save?.kind === "unchanged") return sent ?? save;
		if (save?.kind !== "changed") return undefined;
		sent = save;
		const { texts, pictures, deletions, headline, body } = save;
		const additions = [
			...pictures,
			...[...texts].map(([path, text]) => ({ path, contents: toBase64(text) })),
		];
		try {
			await host.commit({ branch, parent: current.commit, additions, deletions, headline, body });
			return save;
		} catch (error) {
			const isMoved =
				error instanceof HostError &&
				error.kind !== "refused" &&
				attempt < 3 &&
				(await host.head(branch)) !== current.commit;
			if (!isMoved) throw error;
		}
	}
}

/** An earlier save may have landed although its answer was lost. */
async function newPictures(pictures: readonly Addition[], current: Snapshot): Promise<Addition[]> {
	const isNew = await Promise.all(
		pictures.map(
			async ({ path, contents }) => current.blobs.get(path) !== (await blobId(bytesOf(contents))),
		),
	);
	return pictures.filter((_, place) => isNew[place]);
}

function withPictures(
	{ texts, pictures }: ShopTexts,
	added: readonly Addition[],
	deleted: readonly { path: string }[],
): ShopTexts {
	const gone = deleted.map(({ path }) => nameOf(path));
	const kept = pictures.filter((name) => !gone.includes(name));
	return { texts, pictures: [...new Set([...kept, ...added.map(({ path }) => nameOf(path))])] };
}

function isAccepted(path: string): boolean {
	return pictureFormats.has(/\.[^./]*$/.exec(path)?.[0].toLowerCase() ?? "");
}

function refusal({ path }: Addition): Problem {
	const sentence = say(
		'"{0}" is a kind of picture that the site does not accept. Take a photo, or a screenshot of it.',
		nameOf(path),
	);
	return { sentence, advice: sentence };
}

const nameOf = (path: string): string => path.replace(/^.*\//, "");
