/** Finds what the schemas allow but must not go live: demonstration values, and links and numbers that lead nowhere. */
import type { Content, FileName } from "../shop/content-files.ts";
import { contentFolder } from "../shop/content-folder.ts";
import { issuePath } from "../shop/issue-path.ts";
import { DAY } from "../shop/opening-hours.ts";
import { textsOf } from "../shop/text-errors.ts";
import { isSampleReview } from "./merge-reviews.ts";

/** After so many days the prices must be compared with the rate card. */
const freshDays = 180;

const demonstrationName = /doon[\s_-]?fresh/i;
const demonstrationStreet = "12 Rajpur Road";
const demonstrationGeo = { latitude: 30.32912, longitude: 78.04563 };

/** https://developers.google.com/maps/documentation/places/web-service/place-id */
const documentedPlaceIds = new Set([
	"ChIJN1t_tDeuEmsRUsoyG83frY4",
	"ChIJrTLr-GyuEmsRBfy61i59si0",
	"ChIJj61dQgK6j4AR4GeTYWZsWWw",
	"ChIJgUbEo8cfqokR5lP9_Wh_DaM",
]);

/** @param logo the text of its file */
export function launchErrors(content: Content, today: Date, logo = ""): string[] {
	const { business, prices, testimonials, reviews } = content;
	return [
		...contactErrors(business),
		...placeErrors(business),
		...unreachableAddresses(content),
		...demonstrationNames(content),
		...testimonials
			.filter(({ sample }) => sample)
			.map(
				({ name }) =>
					`${contentFolder()}/testimonials.json → "${name}": is sample text. Put a customer's own words there and remove the line "sample", or remove the entry.`,
			),
		...ratingErrors(reviews),
		...reviews.reviews
			.filter(isSampleReview)
			.map(
				({ reviewer }) =>
					`${contentFolder()}/reviews.json → "${reviewer.displayName}": is a sample review. Bring yours in with npm run reviews:import -- FILE --replace-samples.`,
			),
		...priceErrors(prices.checkedOn, today),
		...(demonstrationName.test(logo)
			? [
					`${contentFolder()}/business.json: logo is the demonstration shop's (${business.logo}). Put the shop's own there: docs/editing.md says how.`,
				]
			: []),
	];
}

/** Of the demonstration's reviews: after an import of real ones it must not stay. */
function ratingErrors({ averageRating, totalReviewCount, reviews }: Content["reviews"]): string[] {
	const place = `${contentFolder()}/reviews.json: averageRating`;
	const shown = `${averageRating} from ${totalReviewCount} reviews`;
	const isDemonstration = totalReviewCount === 73 && averageRating === 4.9;
	const portraits = reviews
		.filter(
			({ reviewer, name }) =>
				!isSampleReview({ name }) &&
				/^\/reviewers\/(?:bag|carpet|leaf|saree|sofa)\.webp$/.test(reviewer.profilePhotoUrl ?? ""),
		)
		.map(
			({ reviewer }) =>
				`${contentFolder()}/reviews.json → "${reviewer.displayName}" → reviewer: profilePhotoUrl is a portrait of the demonstration's (${reviewer.profilePhotoUrl}). Take the line out.`,
		);
	return isDemonstration && !reviews.some(isSampleReview)
		? [
				`${place} is the demonstration's (${shown}). Write what the maps service shows, with totalReviewCount.`,
				...portraits,
			]
		: portraits;
}

function contactErrors({ phone, whatsapp, otherPhones = [] }: Content["business"]): string[] {
	const others = otherPhones.map(
		({ name, number }) => [`otherPhones → "${name}"`, number] as const,
	);
	return [...Object.entries({ phone, whatsapp }), ...others].flatMap(([key, value]) => {
		const place = `${contentFolder()}/business.json: ${key}`;
		const number = `+${value.replaceAll(/[+ ]/g, "")}`;
		if (/0{6}/.test(number))
			return [`${place} is a number of zeros ("${value}"). Write the shop's own.`];
		// An area code and a line in a shop make ten digits, too.
		return /^\+(?:91[1-9]\d{9}|1[89]00\d{6,9})$/.test(number)
			? []
			: [`${place} is not a phone number in India ("${value}"). Check its digits.`];
	});
}

function placeErrors({ gmb_place_id: placeId, address, geo }: Content["business"]): string[] {
	const errors: string[] = [];
	if (placeId && (documentedPlaceIds.has(placeId) || /sample|example|your/i.test(placeId)))
		errors.push(
			`${contentFolder()}/business.json: gmb_place_id is a sample ("${placeId}"). Find the shop's with the maps service's Place ID Finder.`,
		);
	else if (placeId && !/^[\w-]{20,}$/.test(placeId))
		errors.push(
			`${contentFolder()}/business.json: gmb_place_id is not a place id ("${placeId}"). Copy it whole from the maps service's Place ID Finder.`,
		);
	if (address.street === demonstrationStreet)
		errors.push(
			`${contentFolder()}/business.json → address: street is the demonstration shop's ("${address.street}"). Write the shop's own.`,
		);
	if (geo?.latitude === demonstrationGeo.latitude && geo.longitude === demonstrationGeo.longitude)
		errors.push(
			`${contentFolder()}/business.json: geo is the demonstration shop's. On the maps service, long-press the shop's door and copy the two numbers.`,
		);
	return errors;
}

/** Reserved for examples (RFC 2606), and localhost. */
const unreachable =
	/(?:^|[\s/@.])((?:[\w-]+\.)*(?:[\w-]+\.(?:example|test|invalid|localhost)|example\.(?:com|net|org)|localhost))(?![\w-])/i;

function unreachableAddresses(content: Content): string[] {
	return everyText(content).flatMap(({ file, path, text }) => {
		const [, host] = unreachable.exec(text) ?? [];
		return host
			? [
					`${issuePath(file, content[file], path)} names ${host}, which no one can reach. Write the real address.`,
				]
			: [];
	});
}

/** Customers' words, which the shop cannot change. */
const customersWords = new Set<FileName>(["reviews", "testimonials"]);

/** One sentence per link, and one per file for names in texts. */
function demonstrationNames(content: Content): string[] {
	const named = everyText(content).filter(
		({ file, path, text }) =>
			demonstrationName.test(text) &&
			!unreachable.test(text) &&
			!customersWords.has(file) &&
			// The brand is the name again, as pages have it.
			!["gmb_place_id", "brand"].includes(String(path[0])),
	);
	const links = named.filter(({ text }) => /^https?:/.test(text));
	const texts = Map.groupBy(
		named.filter((one) => !links.includes(one)),
		({ file }) => file,
	);
	return [
		...links.map(
			({ file, path, text }) =>
				`${issuePath(file, content[file], path)} is the demonstration shop's (${text}). Write the shop's own.`,
		),
		...[...texts].map(([file, [first, ...others]]) => {
			const [name] = demonstrationName.exec(first?.text ?? "") ?? [];
			const more = others.length > 0 ? `, and ${others.length} more beside it` : "";
			return `${issuePath(file, content[file], first?.path ?? [])} has the demonstration shop's name ("${name}")${more}. Find and replace it by the shop's.`;
		}),
	];
}

function everyText(content: Content) {
	return (Object.keys(content) as FileName[]).flatMap((file) =>
		textsOf(content[file]).map(({ path, text }) => ({ file, path, text })),
	);
}

function priceErrors(checkedOn: string, today: Date): string[] {
	const place = `${contentFolder()}/prices.json: checkedOn`;
	const days = Math.floor((today.getTime() - Date.parse(checkedOn)) / DAY);
	// India is ahead of UTC: its day may have begun.
	if (days < -1) return [`${place} lies ahead (${checkedOn}). Write the day of the last check.`];
	if (days <= freshDays) return [];
	return [
		`${place} is ${days} days ago. Compare the prices with the rate card, then write today's date.`,
	];
}
