/** Content of a shop that has grown: plausible, every page and item another, always the same. */
import type { Content, RawContent } from "../content/check.ts";

type KeywordPage = RawContent["keyword-pages"][number];
type Prices = RawContent["prices"];
type Review = Content["reviews"]["reviews"][number];

const cloths = "Cotton Silk Linen Woollen Velvet Chiffon Georgette Denim Khadi Pashmina".split(" ");
const pieces =
	"saree lehenga sherwani kurta shawl curtain blanket quilt jacket blazer coat gown shirt dupatta cushion carpet sofa-cover uniform apron tablecloth".split(
		" ",
	);
const places =
	"Rajpur Jakhan Hathibarkala Premnagar Bidholi Clement-Town Dalanwala Vasant-Vihar Race-Course Karanpur Ballupur Niranjanpur Sahastradhara Mussoorie-Road Clock-Tower".split(
		" ",
	);
const works =
	"plain printed embroidered lined pleated dyed quilted beaded starched darned washed ironed".split(
		" ",
	);

const sentences = [
	"A {thing} keeps its shape when it is washed by hand in cool water and dried flat in shade",
	"The colour of a {thing} runs in the first wash, so it goes alone and never beside white",
	"Dust from the road to {place} settles into a {thing} and is brushed out before any water",
	"Tell us of a stain while it is young: tea, turmeric and oil each ask for another hand",
	"We look through the seams of every {thing} and mend a loose thread before it goes home",
	"In the damp of July a {thing} from {place} dries in our warm room and not on a balcony",
	"Steam from the reverse side leaves no shine on a {thing}, however dark its cloth may be",
	"Buttons and hooks are covered with muslin, so that they neither scratch nor come away",
	"From {place} the van reaches us within the hour, and a message tells you that it has",
	"Folded in tissue a {thing} shows no line across the front when it is opened for a feast",
	"What cannot be washed is cleaned dry, and a hidden corner is always tried at first",
	"Before storing a {thing} for the winter, air it for a day and leave the naphthalene out",
];

/** The nth of a list, which begins again after its last. */
function nth<Entry>(list: readonly Entry[], place: number): Entry {
	return list[place % list.length] as Entry;
}

/**
 * As many keyword pages as asked for: the shop's own, then others with their pictures and prices.
 * @param total how many entries the file has
 */
export function grownPages(
	shop: Pick<RawContent, "keyword-pages" | "prices">,
	total: number,
): KeywordPage[] {
	const own = shop["keyword-pages"];
	const items = shop.prices.categories.flatMap((category) => category.items.map(({ id }) => id));
	const pages = [...own];
	for (let place = 0; pages.length < total; place++) {
		const sisters = pages.slice(-3).map(({ slug }) => slug);
		const priced = [0, 1, 2, 3].map((step) => nth(items, place * 7 + step));
		pages.push(keywordPage(place, nth(own, place), priced, sisters));
	}
	return pages;
}

function keywordPage(
	number: number,
	model: KeywordPage,
	priceItems: string[],
	sisters: string[],
): KeywordPage {
	const cloth = nth(cloths, number);
	const piece = nth(pieces, Math.floor(number / cloths.length)).replace("-", " ");
	const place = nth(places, Math.floor(number / (cloths.length * pieces.length)) + number);
	const thing = `${cloth.toLowerCase()} ${piece}`;
	const written = (text: string) =>
		text.replaceAll("{thing}", thing).replaceAll("{place}", place.replace("-", " "));
	const says = (which: number) => written(nth(sentences, number * 5 + which * 7 + (number >> 3)));
	const round = Math.floor(number / (cloths.length * pieces.length));
	const name = `${cloth} ${piece} cleaning in ${place.replace("-", " ")}`;
	const slug = `${thing} cleaning ${place}${round > 0 ? ` ${round + 1}` : ""}`;
	return {
		...model,
		slug: slug.toLowerCase().replaceAll(" ", "-"),
		shortName: `${cloth} ${piece}, ${place.replace("-", " ")}`,
		metaTitle: `${name} | Doon Fresh`,
		metaDescription: `${says(0)}. Fetched from ${place.replace("-", " ")} and back in 24–48 hours.`,
		keyword: `${thing} cleaning, ${thing} dry cleaning ${place.toLowerCase()}`,
		h1: name,
		subheading: `${says(1)}.`,
		intro: [0, 4, 8]
			.map((from) => `${says(from)}. ${says(from + 1)}. ${says(from + 2)}.`)
			.join("\n\n"),
		label: [`For a ${thing}`, `Fetched from ${place.replace("-", " ")}`, "Pay on delivery"],
		featuredService: {
			...model.featuredService,
			name: `${cloth} ${piece} care`,
			description: `${says(2)}.`,
			price: `from ₹${100 + ((number * 37) % 900)}`,
		},
		messageName: `${thing} cleaning`,
		keywordReviews: [`${says(5)}.`, `${says(6)}.`],
		priceItems,
		questions: model.questions.map((question, place) => ({
			...question,
			answer: `${says(7 + place)}.`,
		})),
		sisters,
	};
}

/** The rate card with as many items as asked for: its own, then others in the same categories. */
export function grownPrices(prices: Prices, total: number): Prices {
	const categories = prices.categories.map((category) => ({
		...category,
		items: [...category.items],
	}));
	const own = categories.reduce((sum, { items }) => sum + items.length, 0);
	for (let number = 0; number < total - own; number++) {
		const cloth = nth(cloths, number);
		const piece = nth(pieces, Math.floor(number / 10)).replace("-", " ");
		const work = nth(works, Math.floor(number / 200));
		nth(categories, number).items.push({
			id: `grown-${number + 1}`,
			name: `${cloth} ${piece}, ${work}`,
			price: `${50 + ((number * 13) % 950)}`,
		});
	}
	return { ...prices, categories };
}

/** Words of one to four bytes a character, and signs that JSON escapes. */
const said = [
	'They said "tomorrow" and it was tomorrow.\nThe saree is like new; even the \\ mark is gone. ',
	"कपड़े बिल्कुल नए जैसे हो गए, और समय पर घर भी पहुँच गए। ",
	"Les chemises sont très bien repassées, déjà prêtes. ",
	"👕🧺 बहुत अच्छा 👍🏽 洗得很干净。 ",
];
/** Characters that the maps service takes at most. */
const longestComment = 4096;

/** Reviews of every length and in mixed scripts, some without words, some answered; the newest first. */
export function grownReviews(total: number): Review[] {
	return Array.from({ length: total }, (_, place) => {
		const text = nth(said, place);
		const length = (place * 997) % longestComment;
		const time = new Date(Date.UTC(2026, 10, 20) - place * 3_600_000).toISOString();
		return {
			reviewId: `grown-${place}`,
			reviewer: {
				displayName: `Visitor ${place}`,
				profileUrl: `https://www.google.com/maps/contrib/${place + 1}`,
			},
			starRating: "FIVE",
			...(length > 0 && {
				comment: text
					.repeat(1 + length / text.length)
					.slice(0, length)
					.toWellFormed(),
			}),
			createTime: time,
			updateTime: time,
			...(place % 3 === 0 && { reviewReply: { comment: text.repeat(9).trim(), updateTime: time } }),
			name: `accounts/1/locations/2/reviews/grown-${place}`,
		};
	});
}
