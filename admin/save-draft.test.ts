import { beforeEach, expect, test, vi } from "vitest";
import { githubHost } from "./github-host.ts";
import { type Change, type Host, HostError, type Snapshot } from "./host.ts";
import { valueAt, withValue } from "./json.ts";
import { type Draft, saveDraft } from "./save-draft.ts";
import { parseTexts } from "./shop-files.ts";
import { samplePictures, sampleTexts } from "./testing/sample-texts.ts";

vi.stubEnv("CONTENT", "content");

const today = new Date("2026-11-22T12:00:00Z");
const prices = "content/prices.json";
const price = (at: number) => `${prices}#/categories/0/items/${at}/price`;

let now: Snapshot;
let opened: Snapshot;
let saved: Change[];
/** Happens to the next save. */
let next: "lost before" | "lost after" | (() => void) | undefined;

/** Files in memory. */
const host = {
	read: async () => now,
	async save(change: Change) {
		const fault = next;
		next = undefined;
		if (typeof fault === "function") fault();
		if (fault === "lost before") throw new HostError("offline");
		if (change.version !== now.version) throw new HostError("other");
		saved.push(change);
		const texts = { ...now.texts, ...change.texts };
		for (const path of change.deletions) delete texts[path];
		now = { ...now, version: `${saved.length}`, texts };
		if (fault === "lost after") throw new HostError("offline");
	},
} as unknown as Host;

beforeEach(() => {
	const pictures = samplePictures().map((name) => [`content/images/${name}.webp`, name]);
	opened = { version: "0", texts: sampleTexts(), pictures: Object.fromEntries(pictures) };
	now = opened;
	saved = [];
	next = undefined;
});

function draftOf(...changes: [place: string, value: unknown][]): Draft {
	const saved = parseTexts(opened.texts);
	const values = changes.reduce((all, [place, value]) => withValue(all, place, value), saved);
	return { base: opened, values, pictures: {} };
}

const save = (draft: Draft, winner?: "mine" | "theirs") =>
	saveDraft(host, draft, { today, winner });

/** Somebody else's. */
function change(place: string, value: unknown): void {
	const values = withValue(parseTexts(now.texts), place, value);
	const texts = Object.entries(values).map(([path, file]) => [path, JSON.stringify(file)]);
	now = { ...now, version: `${now.version}!`, texts: Object.fromEntries(texts) };
}

const priceNow = (at: number) => valueAt(parseTexts(now.texts), price(at));

test("a save is one change of the lines that differ, in words", async () => {
	await save(draftOf([price(0), "₹95/-"], ["content/faq.json#/0/question/en", "How?"]));
	const [{ headline, body, texts } = {} as Change] = saved;
	expect(headline).toMatch(/, and 1 more$/);
	expect(body).toContain("- Price of Shirt: ₹85 → ₹95");
	const lines = texts[prices]?.split("\n");
	const before = opened.texts[prices]?.split("\n");
	expect(before?.filter((line, at) => line !== lines?.[at])).toEqual(['\t\t\t\t\t"price": "85",']);
});

test("nothing wrong is saved", async () => {
	expect(await save(draftOf([price(0), "around eighty"]))).toMatchObject({
		kind: "wrong",
		report: { errors: [{ place: price(0) }] },
	});
	expect(saved).toEqual([]);
});

test("a page comes and goes, and a picture with its words", async () => {
	const page = parseTexts(opened.texts)["content/keyword-pages/bag-cleaning-service.json"];
	const copy = "content/keyword-pages/backpack-cleaning.json";
	const pictures = { "content/images/backpack.webp": "aGVsbG8=" };
	const value = { ...(page as object), image: "backpack", imageAlt: "A backpack" };
	await save({ ...draftOf([`${copy}#`, value]), pictures });
	expect(saved[0]).toMatchObject({ pictures });
	expect(JSON.parse(now.texts[copy] ?? "")).toMatchObject({ image: "backpack" });
	opened = now;
	await save(draftOf([`${copy}#`, undefined]));
	expect(saved[1]?.deletions).toEqual([copy]);
});

test("somebody else who has changed something else meanwhile keeps it", async () => {
	change(price(1), "82");
	next = () => change(price(2), "92");
	await save(draftOf([price(0), "95"]));
	expect([0, 1, 2].map(priceNow)).toEqual(["95", "82", "92"]);
});

test("somebody else who has changed the same is shown, and one of both stands", async () => {
	change(price(0), "90");
	change(price(1), "82");
	const draft = draftOf([price(0), "95"]);
	expect(await save(draft)).toEqual({
		kind: "conflict",
		theirs: ["Price of Shirt: ₹95 → ₹90"],
	});
	await save(draft, "theirs");
	expect(priceNow(0)).toBe("90");
	await save(draft, "mine");
	expect([0, 1].map(priceNow)).toEqual(["95", "82"]);
});

test("a line that fails before the save loses nothing, and after it saves nothing twice", async () => {
	const draft = draftOf([price(0), "95"]);
	next = "lost before";
	await expect(save(draft)).rejects.toMatchObject({ kind: "offline" });
	next = "lost after";
	expect(await save(draft)).toMatchObject({ kind: "saved", snapshot: { version: "1" } });
	expect(await save(draft)).toMatchObject({ kind: "saved" });
	expect(saved).toHaveLength(1);
});

test("a draft is committed to a branch of its own", async () => {
	const asked: object[] = [];
	const fetchImpl = async (address: string, { method, body }: RequestInit) => {
		asked.push({ address, method, ...JSON.parse(String(body)) });
		const isMove = method === "PATCH";
		return Response.json(isMove ? { message: "Not found" } : { data: {} }, {
			status: isMove ? 422 : 200,
		});
	};
	const draft = { branch: "draft", address: "https://draft.example" };
	const settings = { repo: "shop/site", branch: "main", apiRoot: "https://api.example", draft };
	const { preview } = githubHost(settings, "good", fetchImpl as typeof fetch);
	const change = { version: "c1", texts: { "a.json": "é" }, pictures: {}, deletions: [] };
	expect(await preview?.({ ...change, headline: "x", body: "" })).toBe("https://draft.example");
	const refs = "https://api.example/repos/shop/site/git/refs";
	const input = {
		branch: { branchName: "draft" },
		expectedHeadOid: "c1",
		fileChanges: { additions: [{ path: "a.json", contents: "w6k=" }] },
	};
	expect(asked).toMatchObject([
		{ address: `${refs}/heads/draft`, method: "PATCH", sha: "c1", force: true },
		{ address: refs, method: "POST", ref: "refs/heads/draft", sha: "c1" },
		{ address: "https://api.example/graphql", variables: { input } },
	]);
});
