import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { githubHost } from "./github-host.ts";
import type { Host, Snapshot } from "./host.ts";
import { partsOf, withValue } from "./json.ts";
import { type Draft, noDraft, prepareSave, saveDraft } from "./save-draft.ts";
import { parseTexts } from "./shop-files.ts";
import { type Commit, type CommitInput, fakeGithub } from "./testing/fake-github.ts";
import { samplePictures, sampleTexts } from "./testing/sample-texts.ts";

vi.stubEnv("CONTENT", "content");

const today = new Date("2026-11-22T12:00:00Z");
const prices = "content/prices.json";
const shirt = `${prices}#/categories/0/items/0`;

/** A repository in memory, with what happens to the next request that would commit. */
class Repository {
	commits: (Commit & { files: Record<string, Buffer>; body: string })[] = [];
	next: "lost before" | "lost after" | (() => void) | undefined;
	tokens = ["good"];
	#blobs = new Map<string, Buffer>();

	constructor() {
		const texts = Object.entries(sampleTexts()).map(([path, text]) => [path, Buffer.from(text)]);
		const pictures = samplePictures().map((name) => [
			`content/images/${name}.webp`,
			Buffer.from(name),
		]);
		this.#add("Begin", "", Object.fromEntries([...texts, ...pictures]));
	}

	get head() {
		return this.commits[0] as (typeof this.commits)[number];
	}

	get messages() {
		return this.commits.map(({ messageHeadline }) => messageHeadline).slice(0, -1);
	}

	valueAt(place: string): unknown {
		const { path, steps } = partsOf(place);
		const value = JSON.parse(this.head.files[path]?.toString() ?? "null");
		return steps.reduce((here, step) => here?.[step], value);
	}

	/** Somebody else's commit. */
	change(place: string, value: unknown): void {
		const { path, steps } = partsOf(place);
		const text = JSON.stringify(withValue(this.valueAt(path), steps, value));
		this.#add("Theirs", "", { ...this.head.files, [path]: Buffer.from(text) });
	}

	/** Branches that were moved. */
	drafts: string[] = [];

	host(token = "good", draft?: { branch: string; address: string }): Host {
		const root = { repo: "shop/site", branch: "main", apiRoot: "https://api.host.example" };
		const settings = { ...root, draft };
		const answer = fakeGithub(
			{
				files: (id, folder) => {
					const at = this.commits.findIndex(({ oid }) => oid === id.replace("^", ""));
					const { files } = this.commits[id.endsWith("^") ? at + 1 : at] ?? this.head;
					return Object.entries(files)
						.map(([path, bytes]) => ({
							name: path.slice(folder.length + 1),
							isHeld: path.startsWith(`${folder}/`),
							oid: this.#sha(bytes),
						}))
						.filter(({ name, isHeld }) => isHeld && !name.includes("/"));
				},
				blob: (sha) => this.#blobs.get(sha) ?? Buffer.alloc(0),
				log: (_, count) => this.commits.slice(0, count),
				commit: (input) => this.#commit(input),
				setBranch: (branch) => void this.drafts.push(branch),
			},
			(given) => this.tokens.includes(given),
		);
		return githubHost(settings, token, (async (url: string, init: RequestInit) => {
			const isCommit = String(init.body).includes("createCommitOnBranch");
			const { next } = this;
			if (isCommit) this.next = undefined;
			if (isCommit && typeof next === "function") next();
			if (isCommit && next === "lost before") throw new TypeError("Failed to fetch");
			const headers = {
				authorization: (init.headers as Record<string, string>).Authorization ?? "",
			};
			const { pathname, search } = new URL(url);
			const answered = answer(pathname + search, { ...init, headers, body: String(init.body) });
			if (isCommit && next === "lost after") throw new TypeError("Failed to fetch");
			return answered;
		}) as typeof fetch);
	}

	#commit({ fileChanges: { additions, deletions }, message }: CommitInput): string {
		const files = { ...this.head.files };
		for (const { path, contents } of additions) files[path] = Buffer.from(contents, "base64");
		for (const { path } of deletions) delete files[path];
		return this.#add(message.headline, message.body ?? "", files);
	}

	#add(messageHeadline: string, body: string, files: Record<string, Buffer>): string {
		const oid = `c${this.commits.length}`;
		const committedDate = today.toISOString();
		this.commits.unshift({ oid, messageHeadline, committedDate, body, files });
		return oid;
	}

	#sha(bytes: Buffer): string {
		const sha = createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
		this.#blobs.set(sha, bytes);
		return sha;
	}
}

let repository: Repository;
let host: Host;
let opened: Snapshot;

beforeEach(async () => {
	repository = new Repository();
	host = repository.host();
	opened = await host.open();
});

function draftOf(...changes: [place: string, value: unknown][]): Draft {
	const values: Record<string, unknown> = {};
	const saved = parseTexts(opened.texts);
	for (const [place, value] of changes) {
		const { path, steps } = partsOf(place);
		values[path] = withValue(values[path] ?? saved[path], steps, value);
	}
	return { ...noDraft, values };
}

const save = (draft: Draft, winner?: "mine" | "theirs") =>
	saveDraft(host, opened, draft, { today, winner });

test("a save is one commit of the lines that changed, in words", async () => {
	const draft = draftOf([`${shirt}/price`, "₹95/-"], ["content/faq.json#/0/question/en", "How?"]);
	const saved = await save(draft);
	expect(saved).toMatchObject({ kind: "saved", snapshot: { version: "c1" } });
	expect(repository.messages).toEqual([
		expect.stringMatching(/^Question of “How do .+”: .*, and 1 more|^Question/),
	]);
	expect(repository.head.body).toContain("- Price of Shirt: ₹85 → ₹95");
	const lines = (text = "") => text.split("\n");
	const now = lines(repository.head.files[prices]?.toString());
	expect(lines(opened.texts[prices]).filter((line, at) => line !== now[at])).toEqual([
		'\t\t\t\t\t"price": "85",',
	]);
});

test("nothing wrong is saved", async () => {
	const saved = await save(draftOf([`${shirt}/price`, "around eighty"]));
	expect(saved).toMatchObject({
		kind: "wrong",
		report: { errors: [{ place: `${shirt}/price` }] },
	});
	expect(repository.messages).toEqual([]);
});

test("a page comes and goes, and a picture with its words", async () => {
	const page = "content/keyword-pages/bag-cleaning-service.json";
	const added = { ...(parseTexts(opened.texts)[page] as object) };
	const copy = "content/keyword-pages/backpack-cleaning.json";
	await save({
		values: { [copy]: { ...added, image: "backpack", imageAlt: "A backpack" } },
		pictures: { "content/images/backpack.webp": "aGVsbG8=" },
	});
	expect(repository.head.files["content/images/backpack.webp"]?.toString()).toBe("hello");
	expect(JSON.parse(String(repository.head.files[copy]))).toMatchObject({ image: "backpack" });
	opened = await host.open();
	await save({ values: { [copy]: null }, pictures: {} });
	expect(repository.head.files).not.toHaveProperty(copy);
});

describe("somebody else", () => {
	test("who has changed something else meanwhile keeps it", async () => {
		repository.change(`${prices}#/categories/0/items/1/price`, "82");
		repository.next = () => repository.change(`${prices}#/categories/0/items/2/price`, "92");
		await save(draftOf([`${shirt}/price`, "95"]));
		const items = repository.valueAt(`${prices}#/categories/0/items`) as { price: string }[];
		expect(items.slice(0, 3).map(({ price }) => price)).toEqual(["95", "82", "92"]);
	});

	test("who has changed the same is shown, and one of both stands", async () => {
		repository.change(`${shirt}/price`, "90");
		repository.change(`${prices}#/categories/0/items/1/price`, "82");
		const draft = draftOf([`${shirt}/price`, "95"]);
		expect(await save(draft)).toEqual({
			kind: "conflict",
			theirs: ["Price of Shirt: ₹85 → ₹90", "Price of T-shirt: ₹80 → ₹82"],
		});
		await save(draft, "theirs");
		expect(repository.valueAt(`${shirt}/price`)).toBe("90");
		await save(draft, "mine");
		expect(repository.valueAt(`${shirt}/price`)).toBe("95");
		expect(repository.valueAt(`${prices}#/categories/0/items/1/price`)).toBe("82");
	});
});

describe("a line that fails", () => {
	test("before the save loses nothing", async () => {
		repository.next = "lost before";
		const draft = draftOf([`${shirt}/price`, "95"]);
		await expect(save(draft)).rejects.toMatchObject({ kind: "offline" });
		await save(draft);
		expect(repository.messages).toEqual(["Price of Shirt: ₹85 → ₹95"]);
	});

	test("after the save saves nothing twice", async () => {
		repository.next = "lost after";
		const pictures = { "content/images/new.webp": "aGVsbG8=" };
		const draft = { ...draftOf([`${shirt}/price`, "95"]), pictures };
		expect(await save(draft)).toMatchObject({ kind: "saved", snapshot: { version: "c1" } });
		expect(await save(draft)).toMatchObject({ kind: "saved" });
		expect(repository.messages).toHaveLength(1);
	});

	test("and a token that is none", async () => {
		await expect(repository.host("bad").open()).rejects.toMatchObject({ kind: "refused" });
	});
});

test("a draft is committed to a branch of its own", async () => {
	const drafts = repository.host("good", { branch: "draft", address: "https://draft.example" });
	const prepared = await prepareSave(opened, draftOf([`${shirt}/price`, "95"]), opened, { today });
	if (prepared.kind !== "changed") throw new Error(prepared.kind);
	expect(await drafts.preview?.(prepared.change)).toBe("https://draft.example");
	expect(repository.drafts).toEqual(["draft"]);
});

test("past saves are listed and read, to be taken back", async () => {
	await save(draftOf([`${shirt}/price`, "95"]));
	const [last] = await host.pastSaves();
	expect(last?.headline).toBe("Price of Shirt: ₹85 → ₹95");
	const { before, after } = await host.readSave(last?.id ?? "");
	expect(before[prices]).toBe(opened.texts[prices]);
	expect(after[prices]).toContain('"95"');
});
