import { expect, test } from "vitest";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { inLatinLetters } from "./devanagari.ts";
import { knowledgeOf } from "./knowledge.ts";
import { tokensOf } from "./tokens.ts";

const { words } = knowledgeOf(sampleShopData);

function thing(text: string): string | undefined {
	const keyed = tokensOf(text).map((token) => words.keyed(token));
	const name = words.nameAt(keyed, 0);
	return name?.kind === "thing" ? name.meaning : undefined;
}

test("a name is found however it is spelt", () => {
	const spelt = `lehnga lehenga, blankit blanket, crtn curtain, jackt jacket, sneekers sneakers, rajaiyon quilt, kambalon blanket,
		जैकेट jacket, पैंट pants, ब्लाउज blouse, टी-शर्ट tshirt, दुपट्टे dupatta, लहंगा lehenga, शॉल shawl, साड़ियाँ saree`;
	for (const [text = "", meaning] of spelt.split(/,\s+/).map((pair) => pair.split(" ")))
		expect(thing(text), text).toBe(meaning);
});

test("an ordinary word is no misspelt name", () => {
	const ordinary = `gaadi chai kami chair curtail skit sweat sweet seat set sit safari silver print point share sharp shape jaldi kahani kamaal
		kamra kala kali lamba kamar kursi karta curry carrot big bug blank plant plan plane plate paper pen table label lane line weather
		father letter jet packet pocket market rate root boat goat cost court count most toast roast shop ship sleep soap soup sold solid
		model mode mood moon town down brown ring stress address tooth shift sorry story stop type raja raat baat saat daal
		पर कर था मैं साफ हाथ साल तेल सीट क्लीन लेंगे धुलने कितने करते बंद सारी`;
	for (const word of ordinary.split(/\s+/)) expect(thing(word), word).toBeUndefined();
});

test.each([
	["कितने", "kitne"],
	["दुपट्टे", "dupatte"],
	["नमस्ते", "namaste"],
	["२५", "25"],
])("%s is %s in Latin letters", (hindi, latin) => {
	expect(inLatinLetters(hindi)).toBe(latin);
});
