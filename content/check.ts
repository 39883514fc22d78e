/**
 * Checks the content files and says what is wrong with them in the words of a shop's owner: which
 * file, which entry, what is wrong, what to do.
 */
import type { z } from "zod";
import { contentFiles } from "./schema.ts";

type Files = typeof contentFiles;
export type FileName = keyof Files;
/** All content, parsed: file name → what the file holds. */
export type Content = { [Name in FileName]: z.output<Files[Name]> };

export const fileNames = Object.keys(contentFiles) as FileName[];

/** Content that breaks its schema. The message lists every fault, a line each. */
export class ContentError extends Error {
	readonly faults: string[];
	constructor(faults: string[]) {
		super(`The content has ${faults.length} fault(s):\n${faults.join("\n")}`);
		this.name = "ContentError";
		this.faults = faults;
	}
}

/**
 * Parses every file and checks what one file says of another.
 * @param raw the parsed JSON of each file, by file name
 * @throws ContentError naming all faults at once
 */
export function parseContent(raw: Record<FileName, unknown>): Content {
	const faults: string[] = [];
	const content: Record<string, unknown> = {};
	for (const name of fileNames) {
		const result = contentFiles[name].safeParse(raw[name]);
		if (result.success) content[name] = result.data;
		else faults.push(...result.error.issues.map((issue) => faultLine(name, raw[name], issue)));
	}
	if (faults.length === 0) faults.push(...brokenReferences(content as Content));
	if (faults.length > 0) throw new ContentError(faults);
	return content as Content;
}

/** "content/prices.json → Footwear → "Sports shoes" → price: is empty. …" */
function faultLine(file: FileName, value: unknown, issue: z.core.$ZodIssue): string {
	const steps: string[] = [`content/${file}.json`];
	let here = value;
	for (const key of issue.path) {
		here = (here as Record<PropertyKey, unknown> | undefined)?.[key];
		steps.push(typeof key === "number" ? entryName(here, key) : String(key));
	}
	return `${steps.join(" → ")}: ${explain(issue, here)}`;
}

/** An entry of a list by the name a person knows it by, or else by its place. */
function entryName(entry: unknown, index: number): string {
	if (typeof entry === "object" && entry !== null) {
		const known = entry as Record<string, unknown>;
		const name = [
			known.title,
			known.question,
			known.day,
			reviewer(known),
			known.name,
			known.slug,
			known.id,
		].find((value) => typeof value === "string" && value !== "");
		if (name) return `"${name}"`;
	}
	return `entry ${index + 1}`;
}

/** Who wrote a review: its own `name` is a resource path, which no person knows it by. */
function reviewer(entry: Record<string, unknown>): unknown {
	return (entry.reviewer as Record<string, unknown> | undefined)?.displayName;
}

/** @param value what stands in the file at the issue's place */
function explain(issue: z.core.$ZodIssue, value: unknown): string {
	if (issue.code === "unrecognized_keys") {
		const keys = issue.keys.map((key) => `"${key}"`).join(", ");
		return `does not know ${keys}. Check the spelling, or take it out.`;
	}
	const said = wording(issue);
	const sentence = /[.!?"”]$/.test(said) ? said : `${said}.`;
	return value === undefined ? `is missing. Add it: it ${sentence}` : sentence;
}

/** What each kind of value is called where the schema has no words of its own for it. */
const kinds: Record<string, string> = {
	array: "a list in square brackets",
	object: "a group of entries in braces",
	string: "a text in quotes",
	number: "a number without quotes",
};

/** The schema's own words; the library's ("Invalid input: …") are put as the schema would. */
function wording(issue: z.core.$ZodIssue): string {
	if (!issue.message.startsWith("Invalid ")) return issue.message;
	if (issue.code === "invalid_type") return `must be ${kinds[issue.expected] ?? issue.expected}`;
	if (issue.code === "invalid_value")
		return `must be ${issue.values.length > 1 ? "one of " : ""}${issue.values.join(", ")}`;
	return "is not as it must be. Compare it with the entries around it";
}

/** The site map's fixed pages: their addresses are taken. */
const fixedPages = new Set(["services", "pricing", "about", "contact", "reviews", "offline"]);

/** Ids that one file takes from another and that are not there. */
function brokenReferences(content: Content): string[] {
	const faults = twoTurnarounds(content.business);
	const items = new Set<string>();
	for (const category of content.prices.categories) {
		for (const { id, name } of category.items) {
			if (items.has(id))
				faults.push(
					`content/prices.json → categories → "${category.name}" → items → "${name}": has the id "${id}", which an item above has too. Give it its own.`,
				);
			items.add(id);
		}
	}
	const slugs = new Set(
		[...content["landing-pages"], ...content["keyword-pages"]].map((page) => page.slug),
	);
	for (const { name, pages } of content.services) {
		for (const slug of pages.filter((page) => !slugs.has(page)))
			faults.push(
				`content/services.json → "${name}" → pages: "${slug}" is no page. Use the slug of a landing or keyword page.`,
			);
	}
	for (const file of ["landing-pages", "keyword-pages"] as const) {
		for (const page of content[file]) {
			const place = `content/${file}.json → "${page.slug}"`;
			if (fixedPages.has(page.slug))
				faults.push(`${place} → slug: is the address of a fixed page. Choose another.`);
			for (const id of page.priceItems) {
				if (!items.has(id))
					faults.push(
						`${place} → priceItems: "${id}" is no item of content/prices.json. Use the id of one that is.`,
					);
			}
			for (const slug of page.sisters) {
				if (!slugs.has(slug))
					faults.push(
						`${place} → sisters: "${slug}" is no page. Use the slug of a landing or keyword page.`,
					);
			}
		}
	}
	return faults;
}

/** The turnaround stands there in words, as the shop says it, and in numbers to count with. */
function twoTurnarounds({ turnaround, turnaroundHours: { from, to } }: Content["business"]) {
	if (turnaround.match(/\d+/g)?.join() === `${from},${to}`) return [];
	return [
		`content/business.json → turnaroundHours: is from ${from} to ${to}, and turnaround says "${turnaround}". Write both alike.`,
	];
}

/** Every picture that the content names, with the place that names it. */
export function picturesNamed(content: Content): { place: string; picture: string }[] {
	const { business, services, pages } = content;
	const named = [
		{ place: "content/business.json → shopImage", picture: business.shopImage },
		{ place: "content/pages.json → hero → image", picture: pages.hero.image },
		{ place: "content/pages.json → hero → bgImage", picture: pages.hero.bgImage },
		{ place: "content/pages.json → closingCall → image", picture: pages.closingCall.image },
	];
	for (const service of services) {
		named.push({
			place: `content/services.json → "${service.name}" → image`,
			picture: service.image,
		});
	}
	for (const name of ["services", "pricing", "about", "contact", "reviews"] as const) {
		named.push({ place: `content/pages.json → ${name} → picture`, picture: pages[name].picture });
	}
	for (const page of content["landing-pages"]) {
		named.push({
			place: `content/landing-pages.json → "${page.slug}" → image`,
			picture: page.image,
		});
	}
	for (const page of content["keyword-pages"]) {
		const place = `content/keyword-pages.json → "${page.slug}"`;
		named.push({ place: `${place} → image`, picture: page.image });
		named.push({
			place: `${place} → featuredService → image`,
			picture: page.featuredService.image,
		});
	}
	return named;
}
