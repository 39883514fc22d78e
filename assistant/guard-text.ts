/** The zeros of Arabic and Indian digits; the other nine follow each. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66];

/** Lower case, plain digits and hyphens, no markdown and invisible characters: "₹**８０**" becomes "₹80". */
export function normalise(text: string): string {
	return text
		.replace(/&nbsp;/gi, " ")
		.replace(/&amp;/gi, "&")
		.normalize("NFKC")
		.replace(/\p{Cf}|[*`~_\\]/gu, "")
		.replace(/[‐-―−]/g, "-")
		.replace(/[^\S\n]+/g, " ")
		.replace(/\p{Nd}/gu, plainDigit)
		.toLowerCase();
}

function plainDigit(digit: string): string {
	const code = digit.codePointAt(0) ?? 0;
	const zero = zeros.find((first) => code >= first && code < first + 10);
	return zero === undefined ? digit : String(code - zero);
}

const boundary = /[\n;!?|•()[\]]|[.,](?!\d)|\s-\s|\b(?:with|and|plus)\b|&/g;

export function clausesOf(text: string): (index: number) => string {
	const ends = [...text.matchAll(boundary)].map(({ index }) => index);
	return function clauseAt(index) {
		const start = ends.findLast((end) => end <= index) ?? 0;
		const end = ends.find((end) => end > index) ?? text.length;
		return text.slice(start, end);
	};
}

const offer =
	/\b(?:discount\w*|(?<!drop[- ])off|cash ?back|rebate|free|saves?|savings?|complimentary|offers?|coupons?|promo|deals?|chh?oot|chhut|muft)\b|छूट|मुफ़?्त|फ्री/;

/** Whether a clause makes an offer. "Drop off" does not. */
export function speaksOfOffer(clause: string): boolean {
	return offer.test(clause);
}

const minimum =
	/\b(?:above|over|minimum|min\.?|at least|more than|exceeding)(?: order)?(?: of| value)?\s*$/;

/** Whether the words before an amount make it a condition, as in "orders above ₹500". */
export function limitsOffer(before: string): boolean {
	return minimum.test(before);
}

const emptyWords =
	/^(?:free|with|your|this|that|will|have|also|when|from|into|they|what|please|offer|charge|cost|service)$/;

/** The words that name something, without their endings: "free re-cleaning" gives "clean". */
export function stemsIn(text: string): string[] {
	const words = text.match(/[a-z]{4,}/g) ?? [];
	return words
		.map((word) => word.replace(/(?:ing|ed|s)$/, ""))
		.filter((word) => word.length > 2 && !emptyWords.test(word));
}
