/** Hindi without nuktas, and with one sign for nasals: spellings that differ in these are one word. */
export function plain(word: string): string {
	return word.normalize("NFD").replaceAll("\u093c", "").replaceAll("ँ", "ं").normalize("NFC");
}
