/** Pieces that mean something else beside one another: a cover of a quilt, a bag of clothes. */
import type { ItemIndex } from "./item-index.ts";
import { workWords } from "./kinds-of-work.ts";
import type { Words } from "./pieces.ts";
import type { Piece } from "./reading.ts";
import { isModifier } from "./words/item-words.ts";
import { otherKinds } from "./words/off-topic-words.ts";

/** Joins, in place, what means something else together. */
export function joinPieces(pieces: Piece[], said: Words) {
	joinOthers(pieces, said.words);
	joinCovers(pieces, said.index);
	describeThings(pieces, said.words);
	joinContainers(pieces, said);
}

/** "2 bags of clothes", "ek thaila kapde", "ek bag me 5 shirt": what is in the bag is meant. */
function joinContainers(pieces: Piece[], { words, index }: Words) {
	for (let place = pieces.length - 1; place >= 0; place--) {
		const bag = pieces[place];
		if (bag?.kind !== "thing" || bag.meaning !== "bag") continue;
		const isInside = / in (?:\S+ )?$/.test(` ${words.slice(0, bag.from).join(" ")} `);
		if (bag.isLast && !isInside) continue;
		const to = pieces.findIndex(({ meaning }, at) => at > place && meaning !== "");
		const content = pieces[to];
		const isOfClothes = content?.meaning === "clothes" || words[content?.from ?? -1] === "laundry";
		const isIn = isInside || /^(?:me|mein|in|has|contains)$/.test(words[bag.to] ?? "");
		const isOfThings = words[bag.to] === "of" && content?.kind === "thing";
		if (
			!content ||
			!(isOfClothes || isOfThings || (isIn && /^(?:number|thing)$/.test(content.kind)))
		)
			continue;
		const first = pieces[place - 1]?.kind === "number" ? place - 1 : place;
		const isWeighed = isOfClothes && index.measured("kg").length > 0;
		const whole: Piece = {
			kind: "concept",
			meaning: isWeighed ? "everyday" : "",
			from: pieces[first]?.from ?? bag.from,
			to: isOfClothes ? content.to : bag.to,
			isLast: isOfClothes ? content.isLast : bag.isLast,
		};
		pieces.splice(first, (isOfClothes ? to + 1 : place + 1) - first, whole);
		place = first;
	}
}

/** "Kutte ka kambal", "doctor's white coat": what stands before a thing may make another thing of it. */
function joinOthers(pieces: Piece[], words: readonly string[]) {
	for (let place = pieces.length - 1; place > 0; place--) {
		const thing = pieces[place];
		if (thing?.kind !== "thing" && thing?.meaning !== "clothes") continue;
		const before = beforeThing.exec(words.slice(0, thing.from).join(" "))?.[0] ?? "";
		const kind = ["", thing.meaning].find((name) => otherKinds[name]?.test(` ${before} `));
		const from = thing.from - before.trim().split(" ").length;
		const first = pieces.findIndex(({ to }) => to > from);
		if (kind === undefined || pieces.slice(first, place).some(({ isLast }) => isLast)) continue;
		const meaning = kind === "coat" ? "everyday" : "unlistedThing";
		pieces.splice(first, place - first + 1, { ...thing, kind: "concept", meaning, from });
		place = first;
	}
}

/** A word, and what joins it to a thing that follows: "doctor's white", "kutte vala". */
const beforeThing =
	/\S+(?: (?:s|ka|ki|ke|vala|vali|vale|net|sama+roh|ceremony|sa+hab|vhite|sa(?:f|ph)ed|black|kal[ae]))*$/;

/** "Quilt cover", "gadde ka cover": the cover of a thing is no such thing, and only some are on the list. */
function joinCovers(pieces: Piece[], index: ItemIndex) {
	for (let place = pieces.length - 1; place > 0; place--) {
		const cover = pieces[place];
		if (cover?.kind !== "thing" || cover.meaning !== "cover") continue;
		const first = pieces.findLastIndex(
			({ meaning }, at) => at < place && meaning !== "" && meaning !== "nod",
		);
		const covered = pieces[first];
		if (!covered || cover.from - covered.to > 1 || covered.isLast) continue;
		const words = covered.meaning.split(" ");
		const isListed = covered.kind === "thing" && index.find([...words, "cover"]).length > 0;
		if (isListed || !(covered.kind === "thing" || covered.meaning === "unlistedThing")) continue;
		const { from } = covered;
		const whole: Piece = { ...cover, kind: "concept", meaning: "unlistedThing", from };
		pieces.splice(first, place - first + 1, whole);
		place = first;
	}
}

const partsOfHome =
	/^(?:vindo\w*|khi[dr]k\w*|room|kitchen|bathroom|bed|palang|flor|farsh|tank|glas|table|chimney)$/;

/** Kinds of work that the rate card has prices for. */
const isWork = (meaning: string) => meaning.split(" ").every((word) => workWords.has(word));

/** "Kitchen curtains", "bed ke gadde": a thing beside one that the shop cleans only says which. */
function describeThings(pieces: Piece[], words: readonly string[]) {
	const isKind = ({ kind, meaning }: Piece) =>
		kind === "thing" && !isWork(meaning) && meaning.split(" ").every(isModifier);
	const isNamed = pieces.some(({ kind, meaning }) => kind === "thing" && !isWork(meaning));
	pieces.forEach((piece, place) => {
		if (piece.meaning !== "unlistedThing") return;
		// "Curtains of 4 windows", "bedsheets of 3 bedrooms".
		const isOneWord = piece.to - piece.from === 1;
		const isCounted =
			pieces[place - 1]?.kind === "number" ||
			/^(?:har|per|each)$/.test(words[piece.from - 1] ?? "");
		if ((isNamed || isCounted) && isOneWord && partsOfHome.test(words[piece.from] ?? ""))
			piece.meaning = "";
		if (piece.isLast) return;
		const next = pieces
			.slice(place + 1)
			.find((one) => !isKind(one) && (one.kind !== "concept" || !/^(?:nod)?$/.test(one.meaning)));
		if (next?.kind === "thing" && !isWork(next.meaning)) piece.meaning = "";
	});
	// "Cotton nighties", "silk tie": of what has no such price.
	pieces.forEach((piece, place) => {
		const next = pieces[place + 1]?.meaning ?? "";
		if (isKind(piece) && !piece.isLast && /^(?:unlistedThing|everyday)$/.test(next))
			[piece.kind, piece.meaning] = ["concept", ""];
	});
}
