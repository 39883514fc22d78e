/** Finds what the schemas allow but must not go live: demonstration values, and links and numbers that lead nowhere. */
import { existsSync, readFileSync } from "node:fs";
import { type Content, type FileName, type RawFiles, textFiles } from "../shop/content-files.ts";
import { contentFolder } from "../shop/content-folder.ts";
import { type At, type Fault, faultAt, sentencesOf } from "../shop/fault.ts";
import { DAY } from "../shop/opening-hours.ts";
import { pick } from "../shop/pick.ts";
import { readContent } from "../shop/read-content.ts";
import { isSampleReview } from "../shop/schema/reviews.ts";
import { allTexts, type ContentText, textsIn } from "../shop/walk-texts.ts";

/** After so many days the prices must be compared with the rate card. */
const freshDays = 180;

const demonstrationName = /doon[\s_-]?fresh/i;
const demonstrationStreet = "12 Rajpur Road";
const demonstrationGeo = { latitude: 30.32912, longitude: 78.04563 };
const demonstrationPortrait = /^\/reviewers\/(?:bag|carpet|leaf|saree|sofa)\.webp$/;

/** https://developers.google.com/maps/documentation/places/web-service/place-id */
const documentedPlaceIds = new Set([
	"ChIJN1t_tDeuEmsRUsoyG83frY4",
	"ChIJrTLr-GyuEmsRBfy61i59si0",
	"ChIJj61dQgK6j4AR4GeTYWZsWWw",
	"ChIJgUbEo8cfqokR5lP9_Wh_DaM",
]);

/** @param logo the text of its file */
export function launchErrors(content: Content, today: Date, logo = ""): string[] {
	const texts = allTexts(content);
	return sentencesOf([
		...ofBusiness(content.business, logo),
		...unreachableAddresses(texts),
		...demonstrationNames(texts),
		...ofCustomers(content),
		...ofPrices(content.prices, today),
	]);
}

function inFile(file: FileName, value: unknown) {
	return (path: At["path"], message: string) => faultAt({ file, value, path }, message);
}

function* ofBusiness(business: Content["business"], logo: string): Generator<Fault> {
	const fault = inFile("business", business);
	const { phone, whatsapp, otherPhones = [], gmb_place_id: placeId = "", address, geo } = business;
	const numbers = [
		{ path: ["phone"], written: phone },
		{ path: ["whatsapp"], written: whatsapp },
		...otherPhones.map(({ number }, at) => ({
			path: ["otherPhones", at, "number"],
			written: number,
		})),
	];
	for (const { path, written } of numbers) {
		const number = `+${written.replaceAll(/[+ ]/g, "")}`;
		if (/0{6}/.test(number))
			yield fault(path, `is a number of zeros ("${written}"). Write the shop's own.`);
		// An area code and a line in a shop make ten digits, too.
		else if (!/^\+(?:91[1-9]\d{9}|1[89]00\d{6,9})$/.test(number))
			yield fault(path, `is not a phone number in India ("${written}"). Check its digits.`);
	}
	const finder = "the maps service's Place ID Finder";
	if (documentedPlaceIds.has(placeId) || /sample|example|your/i.test(placeId))
		yield fault(["gmb_place_id"], `is a sample ("${placeId}"). Find the shop's with ${finder}.`);
	else if (placeId && !/^[\w-]{20,}$/.test(placeId))
		yield fault(
			["gmb_place_id"],
			`is not a place id ("${placeId}"). Copy it whole from ${finder}.`,
		);
	if (address.street === demonstrationStreet)
		yield fault(
			["address", "street"],
			`is the demonstration shop's ("${address.street}"). Write the shop's own.`,
		);
	if (geo?.latitude === demonstrationGeo.latitude && geo.longitude === demonstrationGeo.longitude)
		yield fault(
			["geo"],
			"is the demonstration shop's. On the maps service, long-press the shop's door and copy the two numbers.",
		);
	if (demonstrationName.test(logo))
		yield fault(
			["logo"],
			`is the demonstration shop's (${business.logo}). Put the shop's own there: docs/editing.md says how.`,
		);
}

/** Reserved for examples (RFC 2606), and localhost. */
const unreachable =
	/(?:^|[\s/@.])((?:[\w-]+\.)*(?:[\w-]+\.(?:example|test|invalid|localhost)|example\.(?:com|net|org)|localhost))(?![\w-])/i;

function unreachableAddresses(texts: readonly ContentText[]): Fault[] {
	return texts.flatMap((one) => {
		const [, host] = unreachable.exec(one.text) ?? [];
		return host
			? [faultAt(one, `names ${host}, which no one can reach. Write the real address.`)]
			: [];
	});
}

/** Customers' words, which the shop cannot change. */
const customersWords = new Set<FileName>(["reviews", "testimonials"]);

/** One for each link, and one for each file with the name in its texts. */
function* demonstrationNames(texts: readonly ContentText[]): Generator<Fault> {
	const named = texts.filter(
		({ file, path, text }) =>
			demonstrationName.test(text) &&
			!unreachable.test(text) &&
			!customersWords.has(file) &&
			// The brand is the name again, as pages have it.
			!["gmb_place_id", "brand"].includes(String(path[0])),
	);
	const isLink = ({ text }: ContentText) => /^https?:/.test(text);
	for (const link of named.filter(isLink))
		yield faultAt(link, `is the demonstration shop's (${link.text}). Write the shop's own.`);
	yield* oneOfEachFile(
		named.filter((one) => !isLink(one)),
		(text, others) => {
			const [name] = demonstrationName.exec(text) ?? [];
			const more = others > 0 ? `, and ${others} more beside it` : "";
			return `has the demonstration shop's name ("${name}")${more}. Find and replace it by the shop's.`;
		},
	);
}

/** A fault of each file's first text. @param message of that text, and of the number of others in its file */
function oneOfEachFile(
	texts: readonly ContentText[],
	message: (text: string, others: number) => string,
): Fault[] {
	const files = Map.groupBy(texts, ({ file }) => file).values();
	return [...files].flatMap(([first, ...others]) =>
		first ? [faultAt(first, message(first.text, others.length))] : [],
	);
}

/** Sample text, and what is left of it after an import of real reviews. */
function* ofCustomers({ testimonials, reviews: file }: Content): Generator<Fault> {
	for (const [at, { sample }] of testimonials.entries())
		if (sample)
			yield inFile("testimonials", testimonials)(
				[at],
				'is sample text. Put a customer\'s own words there and remove the line "sample", or remove the entry.',
			);
	const { averageRating, totalReviewCount, reviews } = file;
	const fault = inFile("reviews", file);
	const isDemonstration = totalReviewCount === 73 && averageRating === 4.9;
	if (isDemonstration && !reviews.some(isSampleReview))
		yield fault(
			["averageRating"],
			`is the demonstration's (${averageRating} from ${totalReviewCount} reviews). Write what the maps service shows, with totalReviewCount.`,
		);
	for (const [at, review] of reviews.entries()) {
		const { profilePhotoUrl: portrait = "" } = review.reviewer;
		if (isSampleReview(review))
			yield fault(
				["reviews", at],
				"is a sample review. Bring yours in with npm run reviews:import -- FILE --replace-samples.",
			);
		else if (demonstrationPortrait.test(portrait))
			yield fault(
				["reviews", at, "reviewer", "profilePhotoUrl"],
				`is a portrait of the demonstration's (${portrait}). Take the line out.`,
			);
	}
}

function* ofPrices(prices: Content["prices"], today: Date): Generator<Fault> {
	const { checkedOn } = prices;
	const fault = (message: string) => inFile("prices", prices)(["checkedOn"], message);
	const days = Math.floor((today.getTime() - Date.parse(checkedOn)) / DAY);
	// India is ahead of UTC: its day may have begun.
	if (days < -1) yield fault(`lies ahead (${checkedOn}). Write the day of the last check.`);
	if (days > freshDays)
		yield fault(
			`is ${days} days ago. Compare the prices with the rate card, then write today's date.`,
		);
}

/** A copy of the demonstration's content that no owner edits. */
const demonstration = "fixtures/sample-shop";
/** Shorter texts, such as "When can you come?", are anybody's. */
const SHORTEST = 40;
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
				({ text }) => text.length >= SHORTEST && /[.!?।]/.test(text) && known.has(text),
			);
		});
	const words = oneOfEachFile(kept, (text, others) => {
		const more = others > 0 ? `, and ${others} more texts beside it are` : "";
		return `is word for word the demonstration's (“${text.slice(0, 60)}…”)${more}. Say it of your shop.`;
	});
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
