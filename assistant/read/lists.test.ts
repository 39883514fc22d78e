/** How many of what a message, or a message after others, asks for. A question mark: not certain, so the answer asks. */
import { describe, expect, test } from "vitest";
import { listInShort } from "../testing/in-short.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { understand } from "./understand.ts";

describe.each<[string, [conversation: string, list: string][]]>([
	[
		"what is told by its parts, or by who has it, is asked",
		[
			["3 lehenga, 1 bridal", "womens-lehenga womens-bridal-lehenga ?"],
			["hum teen log hai sabki do do shirt", "mens-shirt ?"],
		],
	],
	[
		"a count and its parts",
		[
			["4 kurta 4 pajama ka total", "mens-kurta-pyjama×4"],
			["3 lehenga, 1 bridal", "womens-lehenga womens-bridal-lehenga ?"],
		],
	],
	[
		"one thing off and another on",
		[
			["ghar ke saman ki list do, parde wagaira", "household-curtain"],
			["4 shirts › add one more shirt. total now?", "mens-shirt×5"],
			["1 bridal lehenga 1 sherwani › lehenga rehne do abhi", "mens-sherwani×1"],
		],
	],
	[
		"a count that is told anew",
		[
			["चार कोट थे, एक बेच दिया तो तीन ही हैं, कुल", "mens-coat-blazer ?"],
			["2 shirts per day for a week", "mens-shirt ?"],
			["दो शर्ट और एक कोट › तीन जींस जोड़ दो", "mens-shirt×2 mens-coat-blazer×1 mens-jeans×3"],
			["2 cotton saree aur silk saree dono ka total", "womens-cotton-saree womens-silk-saree ?"],
			["4 shirt 3 pant › dono 2 2 kar do", "mens-shirt×2 mens-pants×2"],
			["3 coats, 2 need a button, so 1 is just for cleaning", "mens-coat-blazer ?"],
			["a pair of sneakers and two pairs of juttis", "footwear-sneakers×1 footwear-juttis×2"],
			["2 jackets › nahi ek hi hai", "mens-jacket×1"],
			["dhurrie rate › rug rate › dono ka total", "household-dhurrie household-rug"],
		],
	],
	[
		"a follow-up that divides what is there",
		[
			["4 कंबल › सब डबल", "household-blanket-double×4"],
			["5 tshirt › 2 kam karo", "mens-t-shirt×3"],
		],
	],
	[
		"a first message whose counts stand among other words",
		[
			["3 quilts and around 6 bedsheets, all smelling", "household-quilt×3 household-bedsheet×6"],
			["7 shirts 7 pants wash and iron how much", "bulk-normal-wash-iron"],
			["2 cheez, comforter ka rate", "household-comforter"],
		],
	],
	[
		"what is washed elsewhere is only ironed",
		[["wash and iron, not dry clean", "bulk-normal-wash-iron"]],
	],
	[
		"what a thing is made of",
		[
			["saree ka rate › silk wali", "womens-silk-saree"],
			["jacket ka rate › leather wali", "mens-leather-jacket"],
		],
	],
	[
		"all of the list",
		[
			["shirt aur pant dono 2-2", "mens-shirt×2 mens-pants×2"],
			["2 shirt 1 coat teeno dry clean total", "mens-shirt×2 mens-coat-blazer×1"],
			["3 शर्ट 2 पैंट पांचों का टोटल", "mens-shirt×3 mens-pants×2"],
			["paanch shirt aur utni hi pant", "mens-shirt mens-pants ?"],
			["3 shirts 2 pants › 7 pieces total", "mens-shirt mens-pants ?"],
		],
	],
	[
		"counts that are taken back",
		[
			["4 shirt › 4 nahi 6", "mens-shirt×6"],
			["5 shirts and 2 blazers › just one blazer", "mens-shirt×5 mens-coat-blazer×1"],
		],
	],
	[
		"things that are not meant",
		[
			["no jacket this time, 3 shirts", "mens-shirt×3"],
			["2 shirt 2 pant › pant wala nahi dena", "mens-shirt×2"],
			["सिर्फ पैंट, शर्ट नहीं", "mens-pants"],
			["4 shirts but no pants", "mens-shirt×4"],
			["5 shirts 3 pants › dont include pants", "mens-shirt×5"],
			["not for dry cleaning just ironing of 10 clothes", "featured-steam-ironing-service×10"],
			["3 shirts, no jacket this time", "mens-shirt×3"],
			["2 शर्ट और 3 पैंट › छह कर दो", "mens-shirt×2 mens-pants×6"],
		],
	],
	[
		"only what is named",
		[
			["2 silk saree 3 cotton saree › sirf cotton wali ka", "womens-cotton-saree×3"],
			["2 shirts 3 pants › just the pants", "mens-pants×3"],
		],
	],
	[
		"sets, sizes, weights and bags",
		[
			["100 sofa covers and curtains", "household-sofa-cover household-curtain"],
			["carpet 6x9 aur 2 door mat", "housing-carpet×54 household-rug×2"],
			["8 cushion covers", "household-cushion-covers"],
			["aadha darjan kurte", "mens-kurta×6"],
			["sweater x2, blazer x1", "mens-sweater×2 mens-coat-blazer×1"],
			["do silk curtains need dry cleaning", "household-curtain"],
			["6 kilo kapde press ke sath", "bulk-normal-wash-iron×6"],
		],
	],
	[
		"what is put on the list",
		[
			["3 shirts 2 pants › 2 more pants", "mens-shirt×3 mens-pants×4"],
			["papa ka coat aur mummy ki do silk saree", "mens-coat-blazer×1 womens-silk-saree×2"],
			["shirt do aur pant teen", "mens-shirt×2 mens-pants×3"],
			["iron 4 shirts and 3 pants", "featured-steam-ironing-service×7"],
			["4 shirt thi ab 2 aur hain", "mens-shirt ?"],
			["कालीन का रेट › 80 स्क्वायर फीट है", "housing-carpet×80"],
			["4-5 kg kapde wash and fold", "bulk-normal-wash-fold×5"],
			["blankets (2 double)", "household-blanket-double×2"],
			["10 parde › aur lining wale hai sab", "household-lined-curtain×10"],
			["3 tshirt 2 jeans › tshirt hata ke baaki ka kitna hua", "mens-jeans×2"],
			["sofa ka rate › 3 shirt aur 2 pant ka total", "mens-shirt×3 mens-pants×2"],
			["size 42 coat cleaning", "mens-coat-blazer"],
			["6 square feet carpet", "housing-carpet×6"],
			["shirt price › make it 5", "mens-shirt×5"],
			["one each of shirt, pant and coat", "mens-shirt×1 mens-pants×1 mens-coat-blazer×1"],
			["a rucksack, the big 70 litre army one", "household-backpack"],
			["1 blazer 2 trousers › also one more trouser", "mens-coat-blazer×1 mens-pants×3"],
			["three seater sofa aur 6 by 4 ka carpet", "housing-sofa×3 housing-carpet×24"],
			["3 panels of curtain › 3 more panels", "household-curtain×6"],
		],
	],
	[
		"what several people have each",
		[
			["4 log ke 8 shirt", "mens-shirt×8"],
			["my son's blazer and four of my shirts", "mens-coat-blazer mens-shirt ?"],
			["पाँच शर्ट और उससे दुगुनी पैंट", "mens-shirt mens-pants ?"],
		],
	],
	[
		"sizes and seats of several things",
		[["carpet 7 foot by 5 foot ka hai, aise do hain", "housing-carpet ?"]],
	],
	[
		"a count after its thing",
		[
			["lehenga hai ek aur dupatta ek", "womens-lehenga×1 womens-dupatta×1"],
			["two silk sarees and one cotton one", "womens-silk-saree×2 womens-cotton-saree×1"],
			["three and a half kilos, normal wash and fold", "bulk-normal-wash-fold×3.5"],
		],
	],
	["what all of them are", [["5 curtains › and those have lining", "household-lined-curtain×5"]]],
	[
		"a story that takes something off the list",
		[["2 coats 1 saree › my saree came back torn last time", "womens-cotton-saree"]],
	],
	[
		"so many times, and some of them",
		[
			["2 single blankets › double kar do", "household-blanket-double×2"],
			["ek darjan shirt nikli hai almari se aur paanch pant", "mens-shirt×12 mens-pants×5"],
		],
	],
])("%s", (_, table) => {
	test.each(table)("%s", (conversation, list) => {
		expect(listInShort(conversation)).toBe(list);
	});
});

test.each([
	["prem nagar aate ho kya", "charge kitna hai", ["pickup"]],
	["prem nagar aate ho kya", "shirt ka charge kitna hai", ["price"]],
	["ladies kapdo ke rate", "aur kya kya hai", ["price"]],
])("after %s, %s keeps to what was spoken of", (before, question, acts) => {
	const history = [{ role: "user" as const, content: before }];
	expect(understand(question, { data: sampleShopData, history, now: new Date(0) }).acts).toEqual(
		acts,
	);
});

test("the kind that was named last is meant again", () => {
	const history = ["saree rate", "silk wali"].map((content) => ({
		role: "user" as const,
		content,
	}));
	expect(
		understand("3 saree kitne ki", { data: sampleShopData, history, now: new Date(0) }).items,
	).toEqual([{ ids: ["womens-silk-saree"], quantity: 3 }]);
});
