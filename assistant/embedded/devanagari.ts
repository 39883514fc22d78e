/** Hindi letters in Latin ones; dotted letters are two characters. */
const consonants: Readonly<Record<string, string>> = {
	...{ क़: "k", ख़: "kh", ग़: "g", ज़: "z", ड़: "r", ढ़: "rh", फ़: "f" },
	...{ क: "k", ख: "kh", ग: "g", घ: "gh", ङ: "n", च: "ch", छ: "chh", ज: "j", झ: "jh", ञ: "n" },
	...{ ट: "t", ठ: "th", ड: "d", ढ: "dh", ण: "n", त: "t", थ: "th", द: "d", ध: "dh", न: "n" },
	...{ प: "p", फ: "ph", ब: "b", भ: "bh", म: "m", य: "y", र: "r", ल: "l", व: "v" },
	...{ श: "sh", ष: "sh", स: "s", ह: "h" },
};
const vowels: Readonly<Record<string, string>> = {
	...{ अ: "a", आ: "a", इ: "i", ई: "i", उ: "u", ऊ: "u", ए: "e", ऐ: "ai", ओ: "o", औ: "au", ऑ: "o" },
	...{ ऋ: "ri" },
};
const vowelSigns: Readonly<Record<string, string>> = {
	...{ "ा": "a", "ि": "i", "ी": "i", "ु": "u", "ू": "u", "े": "e", "ै": "ai", "ो": "o", "ौ": "au" },
	...{ "ृ": "ri", "ॉ": "o", "्": "" },
};
const nasals: Readonly<Record<string, string>> = { "ं": "n", "ँ": "n" };
const nukta = "़";

/** A word in Hindi letters as people type it in Latin ones: "कितना" → "kitna". */
function latinWord(word: string): string {
	const signs = word.normalize("NFD").match(new RegExp(`.${nukta}?`, "gu")) ?? [];
	const sounds = signs.map((sign, place) => {
		const consonant = consonants[sign.normalize("NFD")] ?? consonants[sign.normalize("NFC")];
		if (consonant === undefined) return vowels[sign] ?? vowelSigns[sign] ?? nasals[sign] ?? "";
		const next = signs[place + 1];
		return next === undefined || next in vowelSigns ? consonant : `${consonant}A`;
	});
	// Drops inherent vowels that are not spoken.
	return sounds
		.join("")
		.replace(/([aeiouA][bcdfghjklmnpqrstvyz]h?)A(?=[bcdfghjklmnpqrstvyz]+[aeiou])/g, "$1")
		.toLowerCase();
}

export function inLatinLetters(text: string): string {
	return text.replace(/[\u0900-\u097f]+/g, latinWord);
}
