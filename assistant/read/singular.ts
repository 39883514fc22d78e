/** "shirts" → "shirt", "dresses" → "dress", "parties" → "party". */
export function singular(word: string): string {
	if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return word;
	if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
	if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
	return word.slice(0, -1);
}
