/** Content of a shop that has grown: plausible, deterministic, every entry different. */
import type { Content, RawContent } from "../../shop/content-files.ts";

type Prices = RawContent["prices"];
type Review = Content["reviews"]["reviews"][number];

const fabrics = "Cotton Silk Linen Woollen Velvet Chiffon Georgette Denim Khadi Pashmina".split(
	" ",
);
const garments =
	"saree lehenga sherwani kurta shawl curtain blanket quilt jacket blazer coat gown shirt dupatta".split(
		" ",
	);

/** An entry of a list that starts again after its last. */
function cycle<Entry>(list: readonly Entry[], index: number): Entry {
	return list[index % list.length] as Entry;
}

function garment(index: number): string {
	return `${cycle(fabrics, index)} ${cycle(garments, Math.floor(index / fabrics.length))}`;
}

/** Prices that so many keyword pages feature. */
export function grownFeaturedPrices(count: number) {
	return Array.from({ length: count }, (_, index) => ({
		id: `grown-care-${index}`,
		slug: `${garment(index).toLowerCase().replace(" ", "-")}-cleaning-${index}`,
		name: `${garment(index)} care`,
		price: `from ₹${100 + ((index * 37) % 900)}`,
	}));
}

/** The rate card with so many items: its own first, then others in the same categories. */
export function grownPrices(prices: Prices, total: number): Prices {
	const categories = prices.categories.map((category) => ({
		...category,
		items: [...category.items],
	}));
	const own = categories.reduce((sum, { items }) => sum + items.length, 0);
	for (let index = 0; index < total - own; index++) {
		cycle(categories, index).items.push({
			id: `grown-${index}`,
			name: `${garment(index)}, quality ${Math.floor(index / 140) + 1}`,
			price: `${50 + ((index * 13) % 950)}`,
		});
	}
	return { ...prices, categories };
}

/** Words of one to four bytes a character, and characters that JSON escapes. */
const comments = [
	'They said "tomorrow" and it was tomorrow.\nThe saree is like new; even the \\ mark is gone. ',
	"कपड़े बिल्कुल नए जैसे हो गए, और समय पर घर भी पहुँच गए। ",
	"Les chemises sont très bien repassées, déjà prêtes. ",
	"👕🧺 बहुत अच्छा 👍🏽 洗得很干净。 ",
];
/** The most characters that the maps service accepts. */
const longestComment = 4096;

/** Reviews of every length in mixed scripts, some without a comment, some answered; newest first. */
export function grownReviews(total: number): Review[] {
	return Array.from({ length: total }, (_, index) => {
		const text = cycle(comments, index);
		const length = (index * 997) % longestComment;
		const comment = text.repeat(1 + length / text.length).slice(0, length);
		const time = new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString();
		return {
			reviewId: `grown-${index}`,
			reviewer: {
				displayName: `Visitor ${index}`,
				profileUrl: `https://www.google.com/maps/contrib/${index + 1}`,
			},
			starRating: "FIVE",
			...(length > 0 && { comment: comment.toWellFormed() }),
			createTime: time,
			updateTime: time,
			...(index % 3 === 0 && { reviewReply: { comment: text.repeat(9).trim(), updateTime: time } }),
			name: `accounts/1/locations/2/reviews/grown-${index}`,
		};
	});
}
