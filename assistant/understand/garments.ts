/** Kinds of garment; a plain bundle where no name tells. */
export type Garment =
	| (
			| "shirt"
			| "tshirt"
			| "trousers"
			| "saree"
			| "kurta"
			| "suit"
			| "lehenga"
			| "dupatta"
			| "bundle"
	  )
	| ("blanket" | "curtain" | "shoes" | "bag" | "carpet" | "sofa");

/** The first whose word a name has: a shoe bag is a bag, a kurta pyjama a kurta, a sofa cover a sofa. */
const kindsByWord: readonly (readonly [Garment, RegExp])[] = [
	["tshirt", /\b(?:t-?\s?shirt|tee|polo)s?\b/],
	["bag", /bag|backpack|purse|suitcase|trolley|luggage/],
	["shoes", /shoe|sneaker|boot\b|boots|sandal|jutt?is?\b|mojr|slipper|loafer|heels?\b|footwear/],
	["sofa", /sofa|couch|chair|recliner|upholster/],
	["carpet", /carpet|\brugs?\b|dh?urrie|\bdari\b|doormat|\bmats?\b/],
	["curtain", /curtain|drapes?\b|blinds?\b/],
	["saree", /saree|\bsaris?\b/],
	["kurta", /kurt[ai]|salwar|kameez|sherwani|achkan|tunic|kaftan|abaya|burqa/],
	["lehenga", /lehenga|ghagra|gown|dress\b|dresses|skirt|frock|anarkali|sharara/],
	["dupatta", /dupatta|shawl|stole|scarf|scarves|dhoti|lungi|veil|\bties?\b/],
	["suit", /suit|blazer|coat|jacket|tuxedo|bandhgala/],
	["trousers", /pants?\b|trouser|jeans|p[ay]jama|shorts|chino|legging/],
	["shirt", /shirt|blouse|\btops?\b|sweater|cardigan|jumper|jersey|pullover|hoodie|uniform/],
	[
		"blanket",
		/blanket|quilt|razai|comforter|duvet|sheet|linen|towel|mattress|pillow|cushion|covers?\b|table ?cloth|napkin/,
	],
];

/**
 * The kind of an item.
 * @param names in English, the telling one first: the item's, then its category's. A plain bundle where none tells.
 */
export function garmentOf(...names: string[]): Garment {
	for (const name of names) {
		const said = name.toLowerCase();
		const found = kindsByWord.find(([, words]) => words.test(said));
		if (found) return found[0];
	}
	return "bundle";
}
