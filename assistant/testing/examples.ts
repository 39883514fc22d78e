/**
 * The examples that the reader learns from. `acts/<act>.txt`: a sentence a line. `taken-back/<language>.txt`: a message a
 * line, what is taken back between "~~" and "~~".
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const acts = new URL("../read/examples/acts/", import.meta.url);
const takenBack = new URL("../read/examples/taken-back/", import.meta.url);

function linesOf(folder: URL) {
	return readdirSync(folder)
		.sort()
		.flatMap((file) =>
			readFileSync(new URL(file, folder), "utf8")
				.split("\n")
				.filter((line) => line.trim() !== "")
				.map((line) => ({ act: file.replace(/\.txt$/, ""), sentence: line })),
		);
}

export const actExamples = () => linesOf(acts);

/** Act examples in which nothing is taken back, whatever their words. */
const withoutTakingBack: ReadonlySet<string> = new Set([
	"complaint",
	"order",
	"damage",
	"condition",
]);
/** Examples of other acts with one of these words might hold unmarked words that are taken back, and are not used. */
const mayTakeBack =
	/\b(?:no|not|dont|never|na+|nah?i+n?|nhi|mat|without|bina|except|other than|apart|instead|rather|sorry|wait|actually|only|sirf|chh?od\w*|rehne|rahne|hata\w*|remove|cancel|skip|leave|drop|forget|matlab|mean)\b|नही|ना|मत|बिना|छोड|छोड़|अलावा|रहने|हटा|सिर्फ|मतलब|सॉरी/i;

/** The marked messages and a third of the plain ones, which say as much as all. */
export function takenBackExamples(): string[] {
	const plain = actExamples().filter(
		({ act, sentence }) => withoutTakingBack.has(act) || !mayTakeBack.test(sentence),
	);
	const isOfThird = (sentence: string) =>
		createHash("sha256").update(sentence).digest().readUInt8() % 3 === 0;
	const some = plain.filter(({ sentence }) => isOfThird(sentence));
	return [...linesOf(takenBack), ...some].map(({ sentence }) => sentence);
}

/** SHA-256 of examples, 16 hex digits. */
export const digestOf = (examples: readonly unknown[]): string =>
	createHash("sha256").update(JSON.stringify(examples)).digest("hex").slice(0, 16);
