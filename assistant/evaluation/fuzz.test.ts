/** Whatever is typed: no exception, no figure from nowhere, and no answer over the length. */
import { expect, test } from "vitest";
import type { Turn } from "../contract.ts";
import { limits } from "../limits.ts";
import { seededRandom } from "../read/seeded-random.ts";
import { answerQuestion } from "../testing/answer-question.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { casesOf, noonInTheShop } from "./cases.ts";
import { numbersNotInData } from "./numbers-in-data.ts";
import { wrongSums } from "./sums.ts";

const now = new Date(noonInTheShop);
const asked = casesOf("development").flatMap(({ turns }) => turns.map(({ ask }) => ask));
const words = [...new Set(asked.flatMap((question) => question.split(/\s+/)))];
const figures =
	"0 1 2 3 5 7 10 12 24 99 100 2026 1,20,000 3.5 ₹5 ₹99 50% -4 2x ×3 9876543210 10pm 22:00 15/8 ३ १० 1e9 ½ 08".split(
		" ",
	);
const signs = [
	..."?!.,;:-–—…'\"\\/|<>[](){}*_#`~@&+=^$%₹",
	..."👕🧺🙏🏽👨‍👩‍👧",
	..."\u0000\u0007\u200b\u200d\u202e\ud800\ufeff\n\t\u0301़ािंँ।",
];
const markdown =
	"**bold** [a](https://evil.example) ![x](//evil.example/a.png) <script>alert(1)</script> # | --- `code` https://evil.example\\@doonfresh.example constructor __proto__ toString".split(
		" ",
	);

const pick = (random: () => number, texts: readonly string[]): string =>
	texts[Math.floor(random() * texts.length)] ?? "";

function mixture(random: () => number): string {
	const length = random() < 0.02 ? 90 : 1 + Math.floor(random() * 14);
	const glue = random() < 0.1 ? "" : " ";
	return Array.from({ length }, () => {
		const kind = random();
		if (kind < 0.6) return pick(random, words);
		if (kind < 0.75) return pick(random, figures);
		if (kind < 0.85) return pick(random, signs);
		if (kind < 0.9) return pick(random, markdown);
		return misspelt(pick(random, words), random);
	}).join(glue);
}

function misspelt(word: string, random: () => number): string {
	const place = Math.floor(random() * (word.length + 1));
	const cut = word.slice(0, place) + word.slice(place + (random() < 0.5 ? 1 : 0));
	return random() < 0.5
		? cut
		: cut.slice(0, place) + pick(random, [..."aeiouhkxरला"]) + cut.slice(place);
}

function faultsOf(question: string, history: Turn[]): string[] {
	const answer = answerQuestion(question, {
		data: sampleShopData,
		history,
		now,
		pageLanguage: question.length % 2 ? "en" : "hi",
	});
	history.push({ role: "user", content: question }, { role: "assistant", content: answer.text });
	const said = history.map(({ role, content }) => (role === "user" ? content : "")).join("\n");
	return [
		...numbersNotInData(answer, sampleShopData, said).map((number) => `not in the data: ${number}`),
		...wrongSums(answer, sampleShopData),
		...(answer.text.trim() === "" ? ["empty"] : []),
		...(answer.text.length > limits.answerCap ? [`${answer.text.length} characters`] : []),
		...(/evil|<script/i.test(answer.text) ? ["repeats the visitor"] : []),
		...((answer.rows?.length ?? 0) > limits.prices ? ["more than five prices"] : []),
		...(answer.acts.length === 0 ? ["no act"] : []),
	].map((fault) => `${JSON.stringify(question)}: ${fault}\n${answer.text}`);
}

/** All of them nightly, with ALL_PAGES=1 (`npm run test:all`): some minutes on a slow machine. */
const runs = process.env.ALL_PAGES ? 10_000 : 1_000;

test(`${runs} questions of anything, every fourth one a follow-up`, () => {
	const random = seededRandom(18);
	const faults: string[] = [];
	let history: Turn[] = [];
	for (let run = 0; run < runs; run++) {
		if (random() < 0.75) history = [];
		const question = run % 10 === 0 ? pick(random, asked) : mixture(random);
		faults.push(...faultsOf(question, history));
		history = history.slice(-limits.turns);
	}
	expect(faults.slice(0, 10)).toEqual([]);
}, 480_000);

test.each([
	..."|?!…,,,///|👕🧺💧🙏🏽 👨‍👩‍👧‍👦|constructor __proto__ toString hasOwnProperty|₹1234567890 for a shirt?".split(
		"|",
	),
	...[" \n\t ", "\ud83d shirt \udc55"],
	...["a".repeat(10_000), "क".repeat(10_000), "9".repeat(1000)],
	...["shirt pant saree kurta ".repeat(435), "shrxt pqnt sarwee kurtza ".repeat(400)],
])("%.40s", (question) => {
	expect(faultsOf(question, [])).toEqual([]);
});

test("the visitor's own figures are not repeated as prices", () => {
	const random = seededRandom(4);
	for (let run = 0; run < 100; run++) {
		const sum = String(10_000 + Math.floor(random() * 80_000));
		const question = `${pick(random, asked)} ₹${sum}`;
		const { text } = answerQuestion(question, { data: sampleShopData, now, pageLanguage: "en" });
		expect(text, question).not.toContain(`₹${sum}`);
	}
});
