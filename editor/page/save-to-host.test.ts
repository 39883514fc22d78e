import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { toBase64 } from "../base64.ts";
import type { Group } from "../form-shape.ts";
import { GitHost } from "../git-host.ts";
import { FakeHost, fakeBackend } from "../testing/fake-host.ts";
import { formFormat, readSave } from "./form-files.ts";
import { SaveToHost, type Telling } from "./save-to-host.ts";

beforeAll(() => void vi.stubEnv("CONTENT", "content"));

const prices = "content/prices.json";
let fake: FakeHost;
let host: GitHost;
let telling: { [Name in keyof Telling]: Telling[Name] };
let saving: SaveToHost;

beforeEach(() => {
	fake = FakeHost.make();
	host = new GitHost(fakeBackend, fake.fetch);
	telling = {
		wrong: vi.fn(async () => {}),
		conflict: vi.fn(async () => "stop" as const),
		describe: vi.fn(async () => "stop" as const),
		failed: vi.fn(async () => {}),
		preview: vi.fn(async () => "stop" as const),
		saved: vi.fn(),
		notSaved: "Not saved",
	};
	const today = () => new Date("2026-11-22T12:00:00Z");
	saving = new SaveToHost({ backend: fakeBackend, host, telling, today });
});

const newest = async () => host.snapshot(await host.head());
const open = (name: string): Promise<Group> => formFormat(name, newest).fromFile();

/** As the editor writes a form into what it wants to commit. */
function written(name: string, values: Group) {
	const note = formFormat(name, newest).toFile(values);
	return { path: `content/${name === "hours" ? "business" : name}.json`, contents: toBase64(note) };
}

const save = (name: string, values: Group, pictures: { path: string; contents: string }[] = []) =>
	saving.save(readSave([...pictures, written(name, values)], []));

function withPrice(values: Group, price: string, place = 0): Group {
	const copy = structuredClone(values) as { categories: { items: { price: string }[] }[] };
	Object.assign(copy.categories[0]?.items[place] ?? {}, { price });
	return copy as unknown as Group;
}

const priceAt = (place: number): string =>
	JSON.parse(fake.text(prices)).categories[0].items[place].price;

test("a price is one commit of one line, in words", async () => {
	const before = fake.text(prices).split("\n");
	expect(await save("prices", withPrice(await open("prices"), "95"))).toEqual({ isSaved: true });
	expect(fake.head.message).toMatch(/^Price of .+: ₹85 → ₹95$/);
	const lines = fake.text(prices).split("\n");
	expect(lines.filter((line, at) => line !== before[at]).map((line) => line.trim())).toEqual([
		'"price": "95",',
	]);
	expect(telling.saved).toHaveBeenCalledWith(expect.objectContaining({ kind: "changed" }));
});

test("what is wrong is told, and nothing is committed", async () => {
	const outcome = await save("prices", withPrice(await open("prices"), ""));
	expect(outcome).toEqual({ isSaved: false, message: "Not saved" });
	expect(telling.wrong).toHaveBeenCalledWith([
		expect.objectContaining({
			field: expect.objectContaining({ path: "categories.0.items.0.price" }),
		}),
	]);
	expect(fake.commits).toHaveLength(1);
});

describe("a picture that takes the file of another", () => {
	const file = "content/keyword-pages/laundry-near-me.json";
	const first = () => JSON.parse(fake.text(file)) as { image: string; imageAlt: { en: string } };
	const replace = () => {
		const { image } = first();
		const path = [...fake.head.files.keys()].find((name) => name.includes(`images/${image}.`));
		const picture = { path: path ?? "", contents: toBase64("another picture") };
		return { picture, outcome: saving.save(readSave([picture], [])) };
	};

	test("asks for its words, and waits with nothing committed", async () => {
		const { imageAlt } = first();
		const { picture, outcome } = replace();
		expect(await outcome).toEqual({ isSaved: false, message: "Not saved" });
		expect(telling.describe).toHaveBeenCalledWith([
			{
				picture,
				descriptions: expect.arrayContaining([
					expect.objectContaining({ path: "entries.0.imageAlt", text: imageAlt.en }),
				]),
			},
		]);
		expect(fake.commits).toHaveLength(1);
	});

	test("goes with them in one commit", async () => {
		telling.describe = async ([one]) =>
			(one?.descriptions ?? []).map((known) => ({ ...known, text: "What it shows now" }));
		const { picture, outcome } = replace();
		expect(await outcome).toEqual({ isSaved: true });
		expect(fake.commits).toHaveLength(2);
		expect(fake.head.files.get(picture.path)).toBe(picture.contents);
		expect(first().imageAlt.en).toBe("What it shows now");
	});

	test("goes alone where they still fit", async () => {
		telling.describe = async ([one]) => one?.descriptions ?? [];
		const before = fake.text(file);
		expect(await replace().outcome).toEqual({ isSaved: true });
		expect(fake.head.message).toMatch(/^Picture .+ replaced$/);
		expect(fake.text(file)).toBe(before);
	});
});

test("a form without changes commits nothing, and is no failure", async () => {
	expect(await save("prices", await open("prices"))).toEqual({ isSaved: true });
	expect(fake.commits).toHaveLength(1);
});

test("a picture goes with the form that names it, and once", async () => {
	const picture = { path: "content/images/new-shop.webp", contents: toBase64("picture") };
	const values = { ...(await open("hours")), shopImage: "/images/new-shop.webp" };
	await save("hours", values, [picture]);
	expect(fake.commits).toHaveLength(2);
	expect(fake.head.files.get(picture.path)).toBe(picture.contents);
	expect(JSON.parse(fake.text("content/business.json")).shopImage).toBe("new-shop");
	await save("hours", { ...(await open("hours")), shopImage: "/images/new-shop.webp" }, [picture]);
	expect(fake.commits).toHaveLength(2);
});

test.each([
	["as a phone calls it", "IMG_20261120_101112.webp", "img-20261120-101112.webp"],
	["in Hindi", "दुकान.webp", "picture.webp"],
	["that a picture of another kind has", "facility.png", "facility-2.png"],
])("a new picture with a name %s gets one that texts can say", async (_, file, plain) => {
	const picture = { path: `content/images/${file}`, contents: toBase64("picture") };
	const values = { ...(await open("hours")), shopImage: `/images/${file}` };
	expect(await save("hours", values, [picture])).toEqual({ isSaved: true });
	expect(fake.head.files.get(`content/images/${plain}`)).toBe(picture.contents);
	expect(fake.head.files.has(picture.path)).toBe(false);
	const { shopImage } = JSON.parse(fake.text("content/business.json"));
	expect(`${shopImage}.`).toBe(plain.replace(/[^.]*$/, ""));
	// The form is still open, with the name that it began with.
	await save("hours", { ...values, email: "new@shop.example" }, [picture]);
	expect(fake.head.message).not.toContain("icture");
});

test("a drawing in SVG is refused: it could hold scripts", async () => {
	const picture = { path: "content/images/shop.svg", contents: toBase64("<svg/>") };
	const values = { ...(await open("hours")), shopImage: "/images/shop.svg" };
	expect(await save("hours", values, [picture])).toMatchObject({ isSaved: false });
	expect(telling.wrong).toHaveBeenCalledWith([
		expect.objectContaining({ sentence: expect.stringContaining("shop.svg") }),
	]);
	expect(fake.commits).toHaveLength(1);
});

test("a picture that a text names is not taken out", async () => {
	const image = JSON.parse(fake.text("content/services.json"))[0].image;
	const [path = ""] = [...fake.head.files.keys()].filter((one) => one.includes(`/${image}.`));
	expect(await saving.save(readSave([], [{ path }]))).toMatchObject({ isSaved: false });
	expect(telling.wrong).toHaveBeenCalled();
});

describe("others' changes", () => {
	const theirs = (from: string, to: string) =>
		fake.change(prices, (text) => text.replace(`"price": "${from}"`, `"price": "${to}"`));

	test("of other things are kept", async () => {
		const values = withPrice(await open("prices"), "95");
		const other = priceAt(2);
		await theirs(other, "777");
		await save("prices", values);
		expect([priceAt(0), priceAt(2)]).toEqual(["95", "777"]);
	});

	test("that come in the middle of a save are kept, too", async () => {
		const values = withPrice(await open("prices"), "95");
		const other = priceAt(2);
		fake.before = () => theirs(other, "777");
		expect(await save("prices", values)).toEqual({ isSaved: true });
		expect([priceAt(0), priceAt(2)]).toEqual(["95", "777"]);
	});

	test("of the same thing are told; the owner may go on, or have the last word", async () => {
		const values = withPrice(await open("prices"), "95");
		await theirs("85", "90");
		expect(await save("prices", values)).toMatchObject({ isSaved: false });
		expect(telling.conflict).toHaveBeenCalledWith([expect.stringMatching(/₹85 → ₹90$/)]);
		expect(priceAt(0)).toBe("90");
		telling.conflict = async () => "mine";
		expect(await save("prices", values)).toEqual({ isSaved: true });
		expect(priceAt(0)).toBe("95");
	});

	test("are no conflict with what was saved from the same form before", async () => {
		const first = withPrice(await open("prices"), "95");
		await save("prices", first);
		await theirs("95", "99");
		// The editor shows what it has saved until it reads the files anew.
		expect(await save("prices", withPrice(first, "555", 3))).toEqual({ isSaved: true });
		expect([priceAt(0), priceAt(3)]).toEqual(["99", "555"]);
	});
});

describe("a save that fails", () => {
	test("without a connection is told, and works later", async () => {
		const values = withPrice(await open("prices"), "95");
		fake.next = "no connection";
		expect(await save("prices", values)).toMatchObject({ isSaved: false });
		expect(telling.failed).toHaveBeenCalledWith("offline", expect.anything());
		expect(await save("prices", values)).toEqual({ isSaved: true });
		expect(fake.commits).toHaveLength(2);
	});

	test("on the way back has landed, and is not committed twice", async () => {
		const values = withPrice(await open("prices"), "95");
		fake.next = "lose the answer";
		expect(await save("prices", values)).toEqual({ isSaved: true });
		expect(await save("prices", values)).toEqual({ isSaved: true });
		expect(fake.commits).toHaveLength(2);
	});

	test("because of the token is told", async () => {
		const values = withPrice(await open("prices"), "95");
		fake.next = "refuse";
		expect(await save("prices", values)).toMatchObject({ isSaved: false });
		expect(telling.failed).toHaveBeenCalledWith("refused", "Bad credentials");
	});
});

test("what is to be seen first is committed only if the owner says so", async () => {
	const values = withPrice(await open("prices"), "95");
	saving.isPreview = true;
	expect(await save("prices", values)).toMatchObject({ isSaved: false });
	const [shown] = vi.mocked(telling.preview).mock.lastCall ?? [];
	expect(shown?.texts.get(prices)).toContain('"price": "95"');
	telling.preview = async () => "save";
	saving.isPreview = true;
	expect(await save("prices", values)).toEqual({ isSaved: true });
	expect(fake.commits).toHaveLength(2);
});
