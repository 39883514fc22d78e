/** Asks back where the content is in order, and may mean something else. */
import { type Content, translatedFiles } from "./content-files.ts";
import { type Fault, placeAt } from "./issue-path.ts";
import { momentsOf, passesMidnight, spansOf } from "./opening-hours.ts";
import { say } from "./sentences/say.ts";
import { textsOf } from "./text-errors.ts";

const HOUR = 3_600_000;
/** A day that is open for longer has probably an hour of the morning for one of the afternoon. */
const LONGEST_DAY = 15;

export function worthALook(content: Partial<Content>): Fault[] {
	const { business, prices } = content;
	return [
		...(business ? longDays(business) : []),
		...(prices ? doubtfulPrices(prices) : []),
		...unknownScripts(content),
	];
}

/** In India, and beside it. The site's fonts have Latin and Devanagari letters. */
const scripts =
	"Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Arabic Tibetan Thai Han Meetei_Mayek Ol_Chiki".split(
		" ",
	);
const signs = /(?![©®™])\p{Extended_Pictographic}/u;

/** One for each script, where it is first. */
function unknownScripts(content: Partial<Content>): Fault[] {
	const texts = translatedFiles.flatMap((file) =>
		textsOf(content[file]).map(({ path, text }) => ({ file, path, text })),
	);
	const firstWith = (pattern: RegExp, message: (found: string) => string): Fault[] => {
		const one = texts.find(({ text }) => pattern.test(text));
		if (!one) return [];
		const { file, path, text } = one;
		const [found = ""] = pattern.exec(text) ?? [];
		return [{ ...placeAt(file, content[file], path), message: message(found) }];
	};
	return [
		...scripts.flatMap((script) =>
			firstWith(new RegExp(`\\p{Script=${script}}`, "u"), () =>
				say(
					"has {0} letters, which the site's fonts lack: pages show them in a font of the visitor's device, pictures for social networks in one of this computer.",
					script.replace("_", " "),
				),
			),
		),
		...firstWith(signs, (sign) =>
			say(
				"has the sign {0}, which each device draws in its own way; pictures for social networks leave it out.",
				sign,
			),
		),
	];
}

function longDays(business: Content["business"]): Fault[] {
	return business.hours.flatMap((day, place) =>
		spansOf(day).flatMap((span) => {
			const { opens, closes } = momentsOf(0, span);
			const isLong = closes.getTime() - opens.getTime() > LONGEST_DAY * HOUR;
			if (!passesMidnight(span) || !isLong) return [];
			const meant = `${Number(span.closes.slice(0, 2)) + 12}${span.closes.slice(2)}`;
			return [
				{
					...placeAt("business", business, ["hours", place, "closes"]),
					message: say(
						"is {0}, in the night. If the afternoon is meant, write {1}.",
						span.closes,
						meant,
					),
				},
			];
		}),
	);
}

function doubtfulPrices(prices: Content["prices"]): Fault[] {
	return prices.categories.flatMap(({ items }, category) =>
		items.flatMap(({ price: { text } }, item) => {
			const place = placeAt("prices", prices, ["categories", category, "items", item, "price"]);
			if (/^nil$/i.test(text))
				return [
					{
						...place,
						message: say(
							'is "{0}", which visitors read as free. If there is no such price, leave the item out.',
							text,
						),
					},
				];
			if (/^min(?:imum)?\b/i.test(text))
				return [
					{
						...place,
						message: say(
							'is "{0}", which visitors read as a price from there on. If the least bill is meant, say so in pricing: note.',
							text,
						),
					},
				];
			return [];
		}),
	);
}
