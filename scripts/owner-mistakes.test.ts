/** Mistakes of a shop's owner, each reported in one sentence: where it is, what is wrong, what to do. */
import {
	cp,
	mkdir,
	mkdtemp,
	readdir,
	readFile,
	rename,
	rm,
	symlink,
	writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sampleContent } from "../fixtures/sample-content.ts";
import { checkContent } from "../shop/check-content.ts";
import { type Content, type FileName, fileNames, pageFolders } from "../shop/content-files.ts";
import { implausibleDates } from "../shop/implausible-dates.ts";
import { textsOf } from "../shop/text-errors.ts";
import { checkProject } from "./content-check.ts";

// Errors name the folder that an owner has.
vi.stubEnv("CONTENT", "content");

const real = fileURLToPath(new URL("../", import.meta.url));
const today = new Date("2026-11-22T12:00:00Z");
/** The sample shop's content, with pictures of one pixel: their sizes are no error. */
const files = new Map<string, string | Buffer>();
let folder: string;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "owner-mistakes-"));
	const white = { width: 1, height: 1, channels: 3, background: "#fff" } as const;
	const pixel = await sharp({ create: white }).webp().toBuffer();
	const sample = join(real, "fixtures/sample-shop");
	for (const name of await readdir(sample, { recursive: true }))
		if (name.endsWith(".json")) files.set(name, await readFile(join(sample, name), "utf8"));
	for (const name of await readdir(join(real, "fixtures/sample-shop/images")))
		files.set(`images/${name}`, pixel);
});
beforeEach(async () => {
	await rm(join(folder, "content"), { recursive: true, force: true });
	for (const name of ["images", ...pageFolders])
		await mkdir(join(folder, "content", name), { recursive: true });
	await cp(join(real, "fixtures/sample-shop/public"), join(folder, "content", "public"), {
		recursive: true,
	});
	for (const [name, body] of files) await write(name, body);
});
afterAll(() => rm(folder, { recursive: true }));

const first = <Entry>(entries: readonly Entry[]) => entries[0] as Entry;
const item = ({ prices }: Content) => first(first(prices.categories).items);
/** A value that the schema does not allow. */
const wrong = (value: unknown) => value as never;

describe("in a value", () => {
	const business = (change: (business: Content["business"]) => unknown) =>
		["business", (content: Content) => change(content.business)] as const;
	const price = (text: string) =>
		["prices", (content: Content) => Object.assign(item(content), { price: text })] as const;

	test.each<[string, readonly [FileName, (content: Content) => unknown], RegExp]>([
		["a price below nothing", price("-80"), /price is "-80".* Remove the minus sign\./],
		["the letter O in a price", price("8O"), /price is "8O", with a letter among its digits/],
		["a price of nothing", price("0"), /price is "0".*"Contact us for a quote"\./],
		["Rs. and a stroke", price("Rs. 80/-"), /price is "Rs\. 80\/-"\. Write the number alone/],
		["a range the wrong way round", price("150–120"), /Write the lower first, as in "120–150"\./],
		["a price with a zero too many", price("80000000"), /more than ten lakh rupees/],
		[
			"the price of a service",
			["services", ({ services }) => Object.assign(first(services), { price: "80 only" })],
			/price is "80 only", which the site cannot read as a price/,
		],
		[
			"letters in the phone number",
			business((shop) => Object.assign(shop, { phone: "+91 98765 4321O" })),
			/: phone must be the number with its country code/,
		],
		[
			"a phone number without its country code",
			business((shop) => Object.assign(shop, { phone: "098765 43210" })),
			/ten digits after \+91/,
		],
		[
			"WhatsApp with a plus and spaces",
			business((shop) => Object.assign(shop, { whatsapp: "+91 98765 43210" })),
			/: whatsapp must be digits only.*91 and ten digits/,
		],
		[
			"WhatsApp without the country code",
			business((shop) => Object.assign(shop, { whatsapp: "9876543210" })),
			/: whatsapp must be digits only/,
		],
		[
			"WhatsApp a digit short",
			business((shop) => Object.assign(shop, { whatsapp: "91987654321" })),
			/: whatsapp must be digits only/,
		],
		[
			"an e-mail address without @",
			business((shop) => Object.assign(shop, { email: "hello.example.com" })),
			/: email must be an e-mail address, as in/,
		],
		[
			"a time in spoken form",
			business((shop) => Object.assign(first(shop.hours), { opens: "9am" })),
			/opens must be a time on the 24-hour clock, as in "09:00"/,
		],
		[
			"opening and closing swapped",
			business((shop) => Object.assign(first(shop.hours), { opens: "21:00", closes: "09:00" })),
			/must not close before it opens/,
		],
		[
			"one area twice, in other letters",
			business((shop) => shop.areas.push(first(shop.areas).toUpperCase())),
			/areas → entry \d+: is ".+", and ".+" is already in the list\. Keep one of them\./,
		],
		[
			"the site's address with a slash",
			business((shop) => Object.assign(shop, { siteUrl: "https://www.myshop.in/" })),
			/: siteUrl must be .* without a page or a slash at the end/,
		],
		[
			"the site's address with a page",
			business((shop) => Object.assign(shop, { siteUrl: "https://www.myshop.in/home" })),
			/: siteUrl must be .* without a page/,
		],
		[
			"the site's address in large letters",
			business((shop) => Object.assign(shop, { siteUrl: "https://www.MyShop.in" })),
			/: siteUrl must be the site's address in small letters/,
		],
		[
			"the site's address without https",
			business((shop) => Object.assign(shop, { siteUrl: "www.myshop.in" })),
			/: siteUrl must be a whole web address/,
		],
		[
			"a link with http",
			business((shop) => Object.assign(shop, { directoryLink: "http://www.justdial.com/a" })),
			/: directoryLink must begin with https, as in "https:\/\/www\.justdial\.com\/a"\./,
		],
		[
			"a link with a space",
			business((shop) => Object.assign(shop, { directoryLink: "https://justdial.com/my shop" })),
			/: directoryLink must be a whole web address without spaces/,
		],
		[
			"a link that is a script",
			business((shop) => Object.assign(shop.socialMedia, { facebook: "javascript:alert(1)" })),
			/facebook must be a whole web address/,
		],
		[
			"a link without its ending",
			business((shop) => Object.assign(shop.socialMedia, { facebook: "https://facebook" })),
			/facebook must be a whole web address/,
		],
		[
			"nothing where a text is due",
			business((shop) => Object.assign(shop, { tagline: null })),
			/: tagline must be text in quotes/,
		],
		[
			"a link in a question that leads off the site",
			[
				"keyword-pages",
				(content) =>
					Object.assign(first(first(content["keyword-pages"]).questions), {
						link: { text: "More", href: "//evil.example" },
					}),
			],
			/href must be an address on this site/,
		],
		[
			"a link in a question to a page that is not there",
			[
				"keyword-pages",
				(content) =>
					Object.assign(first(first(content["keyword-pages"]).questions), {
						link: { text: "More", href: "/servicess" },
					}),
			],
			/href names "servicess", but there is no such page/,
		],
		[
			"two services with one id",
			[
				"services",
				({ services }) => Object.assign(first(services), { id: services.at(-1)?.id ?? "" }),
			],
			/has the id ".+", which an entry above already has/,
		],
		[
			"HTML in a text",
			["faq", ({ faq }) => Object.assign(first(faq), { answer: "Yes, <b>free</b>." })],
			/answer contains HTML \("<b>"\)/,
		],
		[
			"a coded space in a text",
			["faq", ({ faq }) => Object.assign(first(faq), { answer: "Yes,&nbsp;free." })],
			/answer contains HTML \("&nbsp;"\)/,
		],
		[
			"a script in a text",
			["faq", ({ faq }) => Object.assign(first(faq), { answer: "Yes <script src=x" })],
			/answer contains HTML \("<script"\)/,
		],
		[
			"an unsafe address in a text",
			["faq", ({ faq }) => Object.assign(first(faq), { answer: "See http://a.in now." })],
			/answer contains an address that begins with http:\/\/\. Write https:\/\/\./,
		],
		[
			"letters that another program spoilt",
			["faq", ({ faq }) => Object.assign(first(faq), { answer: "Itâ€™s â‚¹80." })],
			/answer contains letters that were damaged when the file was saved \("â€™"\)/,
		],
		[
			"a year too far",
			["pages", ({ pages }) => Object.assign(pages.seo, { updated: "2062-11-20" })],
			/updated is "2062-11-20", which is in the future\. Check the year\./,
		],
		[
			"a name of 100 KB",
			business((shop) => Object.assign(shop, { name: "Doon ".repeat(20_000) })),
			/: name has 100000 letters, and 5000 are the most\. Shorten it\.$/,
		],
		[
			"conditions in one another, 600 deep",
			["faq", ({ faq }) => Object.assign(first(faq), { answer: "{if express|".repeat(400) })],
			/answer has more than 5 conditions in one another/,
		],
		[
			"groups in one another, 3,000 deep",
			business((shop) =>
				Object.assign(shop, { tagline: JSON.parse(`${"[".repeat(3000)}${"]".repeat(3000)}`) }),
			),
			/holds groups in groups in groups\./,
		],
		[
			"a mark that nobody sees",
			["faq", ({ faq }) => Object.assign(first(faq), { question: "How\u200b?" })],
			/question contains a character that cannot be shown \(U\+200B\)/,
		],
		[
			"a joiner between Latin letters",
			["faq", ({ faq }) => Object.assign(first(faq), { question: "How\u200d?" })],
			/question contains a character that cannot be shown \(U\+200D\)/,
		],
		[
			"a special day in another century",
			business((shop) =>
				shop.specialDays.push({ date: "2062-11-08", name: "Diwali", closed: true }),
			),
			/"Diwali": date is "2062-11-08", which is in the future/,
		],
		[
			"a day that is in no calendar",
			["pages", ({ pages }) => Object.assign(pages.seo, { updated: "31-02-2026" })],
			/updated must be a date, year first/,
		],
		[
			"an empty list",
			["services", (content) => Object.assign(content, { services: [] })],
			/services\.json: is an empty list\. Bring its entries back/,
		],
		[
			"a testimonial's half star",
			["testimonials", ({ testimonials }) => Object.assign(first(testimonials), { rating: 4.5 })],
			/rating must be a whole number from 1 to 5/,
		],
		[
			"five and a half stars",
			["reviews", ({ reviews }) => Object.assign(reviews, { averageRating: 5.5 })],
			/averageRating must be from 1 to 5/,
		],
		[
			"a rating as a text with a comma",
			["reviews", ({ reviews }) => Object.assign(reviews, { averageRating: wrong("4,9") })],
			/averageRating must be a number with a point and without quotes: 4\.9\./,
		],
		[
			"fewer than no reviews",
			["reviews", ({ reviews }) => Object.assign(reviews, { totalReviewCount: -3 })],
			/totalReviewCount must not be less than 0/,
		],
		[
			"a page that does not exist",
			[
				"landing-pages",
				(content) => Object.assign(first(content["landing-pages"]), { sisters: ["no-such-page"] }),
			],
			/sisters names "no-such-page", but there is no such page\. Use the slug/,
		],
	])("%s", (_, [file, change], says) => {
		const held = raw();
		change(held);
		const { content, errors } = checkContent(held, fileNames);
		expectOne([...errors, ...implausibleDates(content, today)], file, says);
	});
});

describe("in how a file is written", () => {
	test.each<[string, (text: string) => string | Buffer, RegExp]>([
		[
			"a comma after the last entry",
			(text) => text.replace(/\}\s*$/, ",}"),
			/, line \d+, column \d+: property name expected/,
		],
		[
			"a missing comma",
			(text) => text.replace(/,\n/, "\n"),
			/, line \d+, column \d+: comma expected\.$/,
		],
		["curly quotes", (text) => text.replace('"name"', "“name”"), /, line \d+, column \d+: /],
		["a rating with a comma", (text) => text.replace("{", '{"a": 4,9,'), /, line 1, column 9: /],
		["a tab in a text", (text) => text.replace('"name"', '"na\tme"'), /: invalid character/],
		["a remark", (text) => `// The shop.\n${text}`, /, line 1, column 1: invalid comment/],
		["half of the file", (text) => text.slice(0, text.length / 2), /^content[^,]+, line \d+/],
		["nothing", () => "", /is empty\. Bring it back/],
		["UTF-16", (text) => Buffer.from(`\ufeff${text}`, "utf16le"), /not saved as UTF-8\. In VS/],
		["UTF-16 without its mark", (text) => Buffer.from(text, "utf16le"), /not saved as UTF-8/],
		["Latin-1", (text) => Buffer.from(text.replace('"en": "', '"en": "é'), "latin1"), /UTF-8/],
	])("%s", async (_, edit, says) => {
		await write("business.json", edit(text("business")));
		expectOne((await check()).errors, "business", says);
	});

	test("a byte order mark, tabs and Windows' line ends are allowed", async () => {
		await write("business.json", `\ufeff${text("business").replaceAll("\n", "\r\n\t")}`);
		expect((await check()).errors).toEqual([]);
	});
});

describe("with files", () => {
	const path = (name: string) => join(folder, "content", name);

	test.each<[string, () => Promise<unknown>, RegExp]>([
		["deleted", () => rm(path("faq.json")), /^content\/faq\.json: is missing\. Bring it back/],
		[
			"renamed in other letters",
			() => rename(path("faq.json"), path("FAQ.json")),
			/^content\/FAQ\.json: must be called faq\.json, in exactly these letters\. Rename it\./,
		],
		[
			"renamed by a letter",
			() => rename(path("prices.json"), path("price.json")),
			/^content\/price\.json: must be called prices\.json/,
		],
		[
			"copied",
			() => cp(path("prices.json"), path("prices (1).json")),
			/^content\/prices \(1\)\.json: seems to be a copy of prices\.json\./,
		],
		[
			"kept as a backup",
			() => cp(path("prices.json"), path("prices.json.bak")),
			/seems to be a copy of prices\.json\./,
		],
		["put into the wrong folder", () => write("saree.jpg", "x"), /Move it into content\/images\./],
		["unknown", () => write("notes.txt", "x"), /is not a file of this site\. Move it out/],
		["a folder among them", () => mkdir(path("old")), /is a folder that the site does not use/],
		[
			"a folder in place of one",
			async () => {
				await rm(path("faq.json"));
				await mkdir(path("faq.json"));
			},
			/^content\/faq\.json: is a folder/,
		],
		[
			"unknown among pictures",
			() => write("images/prices.xlsx", "x"),
			/is not a picture\. Move it/,
		],
		[
			"a folder among pictures",
			() => mkdir(path("images/saree.jpg")),
			/images\/saree\.jpg: is a folder\. Put its pictures straight into/,
		],
		[
			"a picture of no bytes",
			() => write("images/saree.webp", ""),
			/images\/saree\.webp is empty \(0 bytes\)\. Copy or download it again\./,
		],
		[
			"a picture with a space in its name",
			() => rename(path("images/saree.webp"), path("images/Saree (1).webp")),
			/Rename it to saree-1\.webp\.|names "saree"/,
		],
		[
			"a picture in large letters",
			() => rename(path("images/saree.webp"), path("images/Saree.webp")),
			/its name may have small letters.* Rename it to saree\.webp\./,
		],
	])("%s", async (_, spoil, says) => {
		await spoil();
		const { errors } = await check();
		expect(errors[0]).toMatch(says);
		expect(errors.length).toBeLessThanOrEqual(2);
	});

	test.each<[string, () => Promise<unknown>, RegExp]>([
		[
			"a page of its own",
			() => write("public/about.html", "x"),
			/\/public\/about\.html would take/,
		],
		[
			"another, in Hindi",
			() => write("public/hi/index.html", "x"),
			/hi\/index\.html would take the/,
		],
		[
			"a file that the site makes",
			() => write("public/robots.txt", "x"),
			/would take the place of/,
		],
		["a page with a script", () => write("public/a.html", "<script>"), /holds a script\. Take the/],
		[
			"a drawing with one",
			() => write("public/a.svg", '<svg onload="x">'),
			/a\.svg holds a script/,
		],
		["a link", () => symlink("/etc", path("public/etc")), /public\/etc is a link to another place/],
	])("in public, %s", async (_, spoil, says) => {
		await mkdir(path("public/hi"), { recursive: true });
		await spoil();
		expect((await check()).errors).toEqual([expect.stringMatching(says)]);
	});

	test("in public, a page that proves to a search engine whose site it is", async () => {
		await write("public/google1234.html", "google-site-verification: google1234.html");
		expect((await check()).errors).toEqual([]);
	});

	test("what computers put there is no error", async () => {
		for (const name of [".DS_Store", "images/.DS_Store", "Thumbs.db", "images/._saree.webp"])
			await write(name, "x");
		const { errors, warnings } = await check();
		expect(errors).toEqual([]);
		expect(warnings.filter((one) => /was put there by the computer\./.test(one))).toHaveLength(4);
	});
});

test("a review whose stars are written in another way is worth a look", async () => {
	const reviews = JSON.parse(text("reviews")) as Content["reviews"];
	first(reviews.reviews).starRating = "5";
	await write("reviews.json", JSON.stringify(reviews));
	const { errors, warnings } = await check();
	expect(errors).toEqual([]);
	expect(warnings).toContainEqual(
		expect.stringMatching(/starRating is "5".* one of ONE, TWO, .*FIVE\.$/),
	);
});

describe("the check reports any value, and does not throw", () => {
	test.each([null, true, 0, "", "x", {}, [null], { a: null }])("%j in place of all", (value) => {
		for (const file of fileNames)
			expect(checkContent({ [file]: value }, [file]).errors, file).not.toEqual([]);
	});

	test.each(["business", "prices", "reviews", "care-labels"] as const)(
		"any value in %s",
		(file) => {
			const places = textsOf(JSON.parse(text(file))).filter((_, place) => place % 5 === 0);
			for (const { path } of places)
				for (const value of [null, { a: null }, "\ud800"]) {
					const held = JSON.parse(text(file));
					set(held, path, value);
					for (const error of checkContent({ [file]: held }, [file]).errors)
						expect(error).toMatch(/^content\/[a-z-]+\.json\b.+[.!?"”]$/s);
				}
		},
	);
});

function set(holder: unknown, path: readonly PropertyKey[], value: unknown): void {
	const [key = "", ...rest] = path;
	const here = holder as Record<PropertyKey, unknown>;
	if (rest.length === 0) here[key] = value;
	else set(here[key], rest, value);
}

const text = (name: FileName) => files.get(`${name}.json`) as string;
const raw = () => sampleContent() as unknown as Content;
const write = (name: string, body: string | Buffer) =>
	writeFile(join(folder, "content", name), body);
const check = () => checkProject(pathToFileURL(`${folder}/`), today);

/** One sentence, which begins with the file and ends as a sentence does. */
function expectOne(errors: readonly string[], file: FileName, says: RegExp): void {
	expect(errors).toEqual([expect.stringMatching(says)]);
	expect(errors[0]).toMatch(new RegExp(`^content/${file}(?:/[a-z-]+)?\\.json\\b[^\n]*[.!?"”]$`));
}
