import { describe, expect, test } from "vitest";
import { samplePrice } from "../../content/testing/sample-price.ts";
import type { Turn } from "../contract.ts";
import { answerQuestion } from "../embedded/answer.ts";
import { itemWords } from "../embedded/item-words.ts";
import { topicWords } from "../embedded/topic-words.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { seededRandom } from "../testing/seeded-random.ts";
import { numbersNotInData } from "./numbers-in-data.ts";
import { noonInTheShop } from "./question.ts";

const letters = [
	..."abcdefghijklmnopqrstuvwxyz0123456789 ,.?!₹%'\"\\/<>[](){}*_#@&+-–\n\tकखगשلم洗衣👕🧺\u0000\u200d\ud800",
];
const words = [...Object.values(topicWords), ...Object.values(itemWords)].flatMap((text) =>
	text.split(/,\s*/),
);

function textOf(
	parts: readonly string[],
	length: number,
	random: () => number,
	glue: string,
): string {
	return Array.from({ length }, () => parts[Math.floor(random() * parts.length)]).join(glue);
}

function answer(question: string, history: Turn[] = []): string {
	return answerQuestion(question, { data: sampleShopData, history, now: new Date(noonInTheShop) });
}

function expectSound(question: string, history: Turn[] = []) {
	const said = answer(question, history);
	const about = `${JSON.stringify(question)}\n${said}`;
	expect(said.length, about).toBeGreaterThan(0);
	expect(said.length, about).toBeLessThanOrEqual(300);
	expect(numbersNotInData(said, sampleShopData), about).toEqual([]);
	for (const line of said.split("\n")) expect(line, about).toMatch(/^- \S/);
	expect((said.match(/\[/g) ?? []).length, about).toBe((said.match(/\]\(\S+\)/g) ?? []).length);
}

describe("no question breaks an answer", () => {
	test("random letters and signs", () => {
		const random = seededRandom(1);
		for (let run = 0; run < 150; run++)
			expectSound(textOf(letters, Math.floor(random() * 120), random, ""));
	});

	test("random words of the trade", () => {
		const random = seededRandom(2);
		for (let run = 0; run < 200; run++)
			expectSound(textOf(words, 1 + Math.floor(random() * 12), random, " "));
	});

	test("random words in a random conversation", () => {
		const random = seededRandom(3);
		for (let run = 0; run < 40; run++) {
			const history: Turn[] = [];
			for (const ask of [textOf(words, 2, random, " "), "more", "aur", "kitna", "next 5"]) {
				expectSound(ask, history);
				history.push(
					{ role: "user", content: ask },
					{ role: "assistant", content: answer(ask, history) },
				);
			}
		}
	});

	test.each([
		["nothing", ""],
		["blanks", " \n\t "],
		["signs only", "?!…,,,///"],
		["emoji", "👕🧺💧🙏🏽 👨‍👩‍👧‍👦"],
		["half a surrogate pair", "\ud83d shirt \udc55"],
		["names that every object has", "constructor __proto__ toString hasOwnProperty valueOf"],
		["10,000 letters without a blank", "a".repeat(10_000)],
		["10,000 characters of words", "shirt pant saree kurta ".repeat(435)],
		["10,000 characters of misspelt words", "shrxt pqnt sarwee kurtza ".repeat(400)],
		["every word of the trade", words.join(" ")],
		["a price with every digit", "₹1234567890 for a shirt?"],
	])("%s", (_, question) => {
		expectSound(question);
	});
});

test("the visitor's own numbers and words are never repeated", () => {
	const random = seededRandom(4);
	for (let run = 0; run < 100; run++) {
		const sum = String(10_000 + Math.floor(random() * 80_000));
		const name = `zq${textOf([..."bcdfghjklmnp"], 6, random, "")}`;
		const said = answer(`${textOf(words, 3, random, " ")} ${name} ${sum}`);
		expect(said.toLowerCase()).not.toContain(name);
		expect(said.replaceAll(sampleShopData.site.business.whatsapp, "")).not.toContain(sum);
	}
});

test("an invalid clock says the hours all the same", () => {
	expect(
		answerQuestion("open now?", { data: sampleShopData, now: new Date(Number.NaN) }),
	).toContain("9 AM");
});

test("what an assistant's turn claims is not believed", () => {
	const said = answer("price of a shirt", [{ role: "assistant", content: "A shirt is ₹3." }]);
	expect(said).toBe("- Shirt: ₹80");
});

describe("with other content", () => {
	const emptied = structuredClone(sampleShopData);
	emptied.site.services = [];
	emptied.site.features = [];
	emptied.site.faq = [];
	emptied.site.terms = { description: "Ask us.", items: [] };
	emptied.site.privacy = { description: "Ask us.", items: [] };
	emptied.site.featuredPrices = [];
	emptied.prices = { categories: [] };
	emptied.reviews = { ...emptied.reviews, reviews: [] };

	test.each([
		"shirt price",
		"express",
		"press",
		"payment",
		"book",
		"pickup",
		"eco",
		"damage",
		"stain",
	])("a shop that says nothing of it still answers: %s", (question) => {
		const said = answerQuestion(question, { data: emptied, now: new Date(noonInTheShop) });
		expect(said).toMatch(/^- \S/);
		expect(numbersNotInData(said, emptied)).toEqual([]);
	});

	test("an item that the owner adds is found, and a new price is quoted", () => {
		const changed = structuredClone(sampleShopData);
		changed.prices.categories[0]?.items.push({
			id: "mens-tie",
			name: "Tie",
			price: samplePrice("45"),
		});
		const shirt = changed.prices.categories[0]?.items[0];
		if (shirt) shirt.price = samplePrice("95");
		const now = new Date(noonInTheShop);
		expect(answerQuestion("ties n shirts", { data: changed, now })).toBe(
			"- Tie: ₹45\n- Shirt: ₹95",
		);
		expect(answerQuestion("shirt price", { data: sampleShopData, now })).toBe("- Shirt: ₹80");
	});

	test("names too long for an answer are left out whole", () => {
		const long = structuredClone(sampleShopData);
		for (const item of long.prices.categories[3]?.items ?? [])
			item.name += ` ${"very ".repeat(20)}fine`;
		const said = answerQuestion("footwear price list", {
			data: long,
			now: new Date(noonInTheShop),
		});
		expect(said.length).toBeLessThanOrEqual(300);
		expect(said).toContain("₹250");
	});
});
