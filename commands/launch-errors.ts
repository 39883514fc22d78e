/** Finds what the schemas allow but must not go live: demonstration values, and links and numbers that lead nowhere. */
import { existsSync, readFileSync } from "node:fs";
import { type Content, type FileName, type RawFiles, textFiles } from "../shop/content-files.ts";
import { contentFolder } from "../shop/content-folder.ts";
import { type At, type Fault, faultAt, sentencesOf } from "../shop/fault.ts";
import { DAY } from "../shop/opening-hours.ts";
import { pick } from "../shop/pick.ts";
import { readContent } from "../shop/read-content.ts";
import { allTexts, type ContentText, textsIn } from "../shop/walk-texts.ts";

/** After so many days the prices must be compared with the rate card. */
const freshDays = 180;

const demonstrationName = /doon[\s_-]?fresh/i;
const phones = /^business\.(?:phone|whatsapp|otherPhones\.\d+\.number)$/;
const placeId = /^business\.gmb_place_id$/;
/** Not customers' words, which the shop cannot change. The brand is the name again, as pages have it. */
const ownTexts = /^(?!reviews\.|testimonials\.|business\.(?:gmb_place_id|brand)$)/;

/** Of a text whose place and wording match, the fault: the first one counts, and `{}` is what the wording has found. */
const wrongTexts: readonly (readonly [place: RegExp, wording: RegExp, message: string])[] = [
	[phones, /.*(?:0 ?){6}.*/, 'is a number of zeros ("{}"). Write the shop\'s own.'],
	// An area code and a line in a shop make ten digits, too.
	[
		phones,
		/^(?!\+?91 ?[1-9](?: ?\d){9}$|\+?1 ?[89]00(?: ?\d){6,9}$).*/,
		'is not a phone number in India ("{}"). Check its digits.',
	],
	// Also those of https://developers.google.com/maps/documentation/places/web-service/place-id
	[
		placeId,
		/.*(?:sample|example|your|ChIJ(?:N1t_tDeuEmsRUsoyG83frY4|rTLr-GyuEmsRBfy61i59si0|j61dQgK6j4AR4GeTYWZsWWw|gUbEo8cfqokR5lP9_Wh_DaM)).*/i,
		"is a sample (\"{}\"). Find the shop's with the maps service's Place ID Finder.",
	],
	[
		placeId,
		/^(?![\w-]{20,}$).+/,
		'is not a place id ("{}"). Copy it whole from the Place ID Finder.',
	],
	[
		/^business\.address\.street$/,
		/^12 Rajpur Road$/,
		"is the demonstration shop's (\"{}\"). Write the shop's own.",
	],
	// Reserved for examples (RFC 2606), and localhost.
	[
		/^/,
		/(?<=^|[\s/@.])(?:[\w-]+\.)*(?:[\w-]+\.(?:example|test|invalid|localhost)|example\.(?:com|net|org)|localhost)(?![\w-])/i,
		"names {}, which no one can reach. Write the real address.",
	],
	[
		ownTexts,
		/^https?:.*doon[\s_-]?fresh.*/i,
		"is the demonstration shop's ({}). Write the shop's own.",
	],
	[
		/^reviews\.reviews\.\d+\.name$/,
		/^accounts\/0+\/.*/,
		"is a sample review's. Bring yours in with npm run reviews:import -- FILE.",
	],
	[
		/\.profilePhotoUrl$/,
		/^\/reviewers\/(?:bag|carpet|leaf|saree|sofa)\.webp$/,
		"is a portrait of the demonstration's ({}). Take the line out.",
	],
];

/** @param logo the text of its file */
export function launchErrors(content: Content, today: Date, logo = ""): string[] {
	const texts = allTexts(content);
	const wrong = texts.flatMap((one) => wrongText(one) ?? []);
	const named = texts.filter(
		(one) => demonstrationName.test(one.text) && ownTexts.test(keyOf(one)) && !wrongText(one),
	);
	const names = oneOfEachFile(named, ({ text }, more) => {
		const [name] = demonstrationName.exec(text) ?? [];
		return `has the demonstration shop's name ("${name}")${more}. Find and replace it by the shop's.`;
	});
	const values = [...wrongValues(content, today, logo)].map(([file, path, message]) =>
		faultAt({ file, value: content[file], path }, message),
	);
	return sentencesOf([...wrong, ...names, ...values]);
}

/** "business.phone" */
function keyOf({ file, path }: ContentText): string {
	return [file, ...path].join(".");
}

function wrongText(one: ContentText): Fault | undefined {
	for (const [place, wording, message] of wrongTexts) {
		const [found] = (place.test(keyOf(one)) && wording.exec(one.text)) || [];
		if (found !== undefined)
			return faultAt(
				one,
				message.replace("{}", () => found),
			);
	}
	return undefined;
}

/** A fault of each file's first text. @param message of that text, and with "and 7 more beside it" for others */
function oneOfEachFile(
	texts: readonly ContentText[],
	message: (first: ContentText, more: string) => string,
): Fault[] {
	const files = Map.groupBy(texts, ({ file }) => file).values();
	return [...files].flatMap(([first, ...others]) => {
		const more = others.length > 0 ? `, and ${others.length} more beside it` : "";
		return first ? [faultAt(first, message(first, more))] : [];
	});
}

/** Faults of values that are no texts, or are wrong beside another value. */
function* wrongValues(
	{ business, testimonials, reviews, prices: { checkedOn } }: Content,
	today: Date,
	logo: string,
): Generator<[file: FileName, path: At["path"], message: string]> {
	const { latitude, longitude } = business.geo ?? {};
	const door = "On the maps service, long-press the shop's door and copy the two numbers.";
	if (latitude === 30.32912 && longitude === 78.04563)
		yield ["business", ["geo"], `is the demonstration shop's. ${door}`];
	const own = "Put the shop's own there: docs/editing.md says how.";
	if (demonstrationName.test(logo))
		yield ["business", ["logo"], `is the demonstration shop's (${business.logo}). ${own}`];
	const customers = 'Put a customer\'s own words there and remove the line "sample", or the entry.';
	for (const [at, { sample }] of testimonials.entries())
		if (sample) yield ["testimonials", [at], `is sample text. ${customers}`];
	const rating = `${reviews.averageRating} from ${reviews.totalReviewCount} reviews`;
	const shown = "Write what the maps service shows, with totalReviewCount.";
	if (rating === "4.9 from 73 reviews")
		yield ["reviews", ["averageRating"], `is the demonstration's (${rating}). ${shown}`];
	const days = Math.floor((today.getTime() - Date.parse(checkedOn)) / DAY);
	const checked = "Compare the prices with the rate card, then write today's date.";
	if (days > freshDays) yield ["prices", ["checkedOn"], `is ${days} days ago. ${checked}`];
}

/** A copy of the demonstration's content that no owner edits. */
const demonstration = "fixtures/sample-shop";
/** Shorter texts, such as "When can you come?", are anybody's. */
const shortest = 40;
/** Pictures that show the demonstration's mark, or its van. */
const marked = ["facility.webp", "bag.webp", "pickup-and-delivery.webp"];

/**
 * Finds the demonstration's texts and pictures that a shop still has: one sentence for each file with such
 * texts, and one for each picture.
 *
 * @param raw the content's files as they are
 */
export function demonstrationErrors(raw: RawFiles, root: URL): string[] {
	const samples = readContent(demonstration);
	// Signs of care labels mean the same everywhere.
	const kept = textFiles
		.filter((file) => file !== "care-labels")
		.flatMap((file) => {
			const known = new Set(textsIn(file, pick(samples[file])).map(({ text }) => text));
			return textsIn(file, pick(raw[file])).filter(
				({ text }) => text.length >= shortest && /[.!?।]/.test(text) && known.has(text),
			);
		});
	const words = oneOfEachFile(
		kept,
		({ text }, more) =>
			`is word for word the demonstration's (“${text.slice(0, 60)}…”)${more}. Say it of your shop.`,
	);
	const pictures = marked.flatMap((name) => {
		const place = `${contentFolder()}/images/${name}`;
		const own = new URL(place, root);
		const sample = new URL(`${demonstration}/images/${name}`, root);
		return existsSync(own) && readFileSync(own).equals(readFileSync(sample))
			? [`${place} shows the demonstration shop's mark. Put a picture of your own there.`]
			: [];
	});
	return [...sentencesOf(words), ...pictures];
}
