import { expect, test } from "vitest";
import { answerQuestion } from "../answer-question.ts";
import { otherShopData } from "../testing/other-shop-data.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { understand } from "./understand.ts";

const now = new Date("2026-11-20T06:30:00Z");
const passageOf = (question: string) => understand(question, { data: sampleShopData, now }).passage;

test.each([
	["can silk be washed in the machine at home", "dry-cleaners-near-me/wash-or-dry"],
	["silk ki saree ghar pe dho sakte hai kya", "dry-cleaners-near-me/wash-or-dry"],
	["do I have to take down the curtains myself", "curtain-cleaning-service/take-down"],
	["परदे उतारने और लगाने भी आते हो क्या", "curtain-cleaning-service/take-down"],
	["rexine sofa saaf karte ho", "sofa-cleaning-service/leather-sofa"],
	["joote ki badbu jayegi kya", "shoe-laundry-service/smell"],
	["leather jacket pe fungus lag gaya", "leather-jacket-cleaning/mildew"],
	["blazer kitni baar dry clean karwana chahiye", "dry-cleaning-near-me/how-often"],
	["pen ka daag hai shirt ki jeb par", "uniform-laundry-service/ink-pocket"],
	["what does a triangle with a cross on the label mean", "label-sign/bleach-cross"],
	["लेबल पर गोला बना है", "label-sign/professional-care"],
	["label pe istri me do bindi hai", "label-sign/iron-2"],
	["सोफे के टैग पर W लिखा है", "sofa-cleaning-service/tag-letters"],
	["safed jute pile pad gaye", "shoe-laundry-service/white-again"],
	["velvet lehenga dry clean karana zaruri hai kya", "dry-cleaners-near-me/wash-or-dry"],
	["नई जींस अलग धोनी चाहिए क्या", "wash-and-fold-service/colours"],
	["how long until i can sit on the sofa", "sofa-cleaning-service/sofa-time"],
	["do you wash doctors white coats", "hospital-laundry-service/doctors-coats"],
	["kapde tol ke lete ho ya gin ke", "laundry-near-me/weigh"],
	["do you clean leather sofas", "sofa-cleaning-service/leather-sofa"],
	["carpet me kide lag gaye", "carpet-cleaning-service/moths"],
	["moths ate a bit of my wool coat, can you clean it", "carpet-cleaning-service/moths"],
	["kurte pe chai gir gayi, nimbu lagau ya aise hi du", "uniform-laundry-service/ink-pocket"],
	["wine on my shirt, what do I do till you come", "uniform-laundry-service/ink-pocket"],
	["how do i know if something needs dry cleaning", "dry-cleaning-near-me/label-circle"],
	["saree me koi tag nahi hai, kaise dhoge", "dry-cleaning-near-me/label-circle"],
])("%s is answered by %s", (question, id) => {
	expect(passageOf(question)).toBe(`questions/${id}`);
});

test.each([
	"shirt",
	"price of 3 shirts and 2 sarees",
	"do you wash silk sarees",
	"only machine wash, no dry clean, what per kg",
	"haldi gir gayi safed kurte pe, peela daag pad gaya",
	"razai kitne din me milegi, sardi aa gayi",
	"do you clean razai and kambal both",
	"joote pe daag lag gaya",
	"can you wash pillow and towel",
	"kal subah aao",
	"my neighbour said you ruined her saree",
	"कंबल से बदबू आ रही है, आपने ठीक से नहीं धोया",
	"how much for a wedding dress with beads",
	"kapde sikud to nahi jayenge",
	"how long will it take",
	"peeli saree press karni hai",
	"will the colour of my kurta fade",
	"kalin se badbu aa rahi hai, jayegi kya",
	"how often should bedsheets be washed",
	"my sweater shrank, can you stretch it",
	"i left a pen in the pocket of my blazer",
	"don't iron my clothes, just wash 6 kg",
	"aapne meri safed shirt pili kar di",
	"my shoes still smell after you cleaned them",
	"white shoes became yellow after washing at your shop",
	"how often do you pick up",
	"when should i come",
	"bete ne sofe pe pen chala diya",
	"suede ke joote barish me bheeg gaye",
	"ghutne se fati hui hai design wali, aur na fat jaye",
	"सब लोगों के कपड़े एक ही मशीन में डालते हो क्या",
	"purana daag hai, nikal jayega kya",
	"round neck t shirt dry clean",
])("%s asks no question of a search page", (question) => {
	expect(passageOf(question) ?? "").not.toMatch(/^questions/);
});

test.each([
	["white shirt price", "questions/shirt-laundry-service/yellow-underarm"],
	["gadde ka rate", undefined],
])("what is written of shirts is no answer of another thing: %s", (before, passage) => {
	const history = [{ role: "user" as const, content: before }];
	const question = "yellow underarm marks will they go";
	expect(understand(question, { data: sampleShopData, history, now }).passage).toBe(passage);
});

test("a yes or no is said with its question", () => {
	const { text } = answerQuestion("does dry cleaning remove every stain", {
		data: sampleShopData,
		now,
	});
	expect(text).toMatch(/^[^?]+\? No\./);
});

test("another shop's questions are its own", () => {
	for (const { question, answer } of otherShopData.questions) {
		const said = answerQuestion(question, { data: otherShopData, now });
		expect(said.text.length).toBeLessThanOrEqual(300);
		if (understand(question, { data: otherShopData, now }).passage?.startsWith("questions/"))
			expect(said.text).toContain(answer.slice(0, 30));
	}
});
