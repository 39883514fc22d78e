/** Reads "क k ख kh" as a table: each word and what stands for it. */
export function wordPairs(list: string): ReadonlyMap<string, string> {
	const words = list.normalize("NFC").trim().split(/\s+/);
	return new Map(
		words.flatMap((word, at): [string, string][] =>
			at % 2 === 0 ? [[word, words[at + 1] ?? ""]] : [],
		),
	);
}
