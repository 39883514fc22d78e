import { describe, expect, test } from "vitest";
import { ask, inShort } from "../testing/in-short.ts";

describe("things and how many", () => {
	test.each([
		["3 shirts aur 2 silk saree", "total mens-shirt×3 womens-silk-saree×2"],
		["ek blanket double wala", "price household-blanket-double×1"],
		["12 किलो धुलाई और प्रेस", "total bulk-normal-wash-iron×12"],
		["2 dozen bedsheet", "total household-bedsheet×24"],
		["10x8 carpet", "total housing-carpet×80"],
		["iron for 10 shirts", "total featured-steam-ironing-service×10"],
		["woolen coat price", "price mens-coat-blazer"],
		["bina astar wale parde ka rate", "price household-curtain"],
		["is it 250 per shoe or per pair", "price footwear-sneakers"],
		["room 12 me 2 shirt", "total mens-shirt"],
		["दस बाई बारह का कालीन है", "total housing-carpet×120"],
		["coat pant ka rate", "price mens-two-piece-suit"],
		["20 kapde sirf istri", "total featured-steam-ironing-service×20"],
		["4 a lehenga", "price womens-lehenga"],
		["3 shirt 4 pant › shirt sirf 2 kar do", "total mens-shirt×2 mens-pants×4"],
		["carpet 6 feet by 9 feet", "total housing-carpet×54"],
		["शर्ट का रेट... छोड़ो, पता बताओ", "address"],
		["5 kg wash fold plus 2 shirts dry clean", "total mens-shirt×2 bulk-normal-wash-fold×5"],
		["kutte ka kambal dhote ho", "notListed"],
		["school blazer kitne ka", "price mens-coat-blazer"],
		["15 uniform ke set", "total bulk-uniforms×15"],
		["8 shirts but 3 are my roommate's", "total mens-shirt"],
	])("%s", (text, frame) => {
		expect(inShort(text)).toBe(frame);
	});
});

describe("the act beats the thing", () => {
	test.each([
		["latest review", "reviews"],
		["is ironing included", "included"],
		["can you come at 10 pm", "pickupTime"],
		["mera suit kab milega", "order"],
		["agar saree kharab ho gayi to", "damage"],
		["kitne din lagenge saree me", "turnaround"],
		["you are open till 11 right?", "hours"],
		["upi chalega", "pay"],
		["12 kapde diye the 11 mile", "complaint"],
		["agar saree kho jaye to paisa doge", "damage"],
		["5 se 6 ke beech bhejna", "pickupTime"],
		["final rate kab pata chalega", "estimate"],
		["zorblax ka rate kya hai", "price"],
		["shirt ka rate aur sunday timing batao", "price"],
		["how do i book", "book"],
	])("%s is %s", (text, act) => {
		expect(ask(text).acts[0]).toBe(act);
	});
});

test.each([
	["bill milega na pakka, gst wala chahiye", "unsure"],

	["job milegi kya press karne ki", "unsure"],
	["moti wala suit ka rate", "price mens-two-piece-suit"],
	["2 shirt 1 pant express me total", "total+express mens-shirt×2 mens-pants×1"],
])("%s: %s", (question, frame) => {
	expect(inShort(question)).toBe(frame);
});

describe("days and times", () => {
	test.each([
		["kal khula hai?", ["2026-11-21"], undefined],
		["parso open?", ["2026-11-22"], undefined],
		["kal raat chai gir gayi coat pe, aaj aa jao", ["2026-11-20"], undefined],
		["कल बोला था, कल आ जाओगे", ["2026-11-21"], undefined],
		["kal diya to kab milega", ["2026-11-21"], undefined],
		["what do I do till you come", [], undefined],
		["sunday open?", ["2026-11-22"], undefined],
		["is it ok if i book for next friday", ["2026-11-27"], undefined],
		["26 january ko khula hai", ["2027-01-26"], undefined],
		["15 अगस्त को खुला है", ["2027-08-15"], undefined],
		["raat 9 baje tak khule ho?", [], "21:00"],
		["u close at 8 right", [], "20:00"],
		["pickup at 7:30 pm", [], "19:30"],
		["are you open till 11", [], "23:00"],
		["subah 10 baje se sham 6 baje tak khula hai?", [], undefined],
	])("%s", (text, days, time) => {
		const frame = ask(text);
		expect([frame.days, frame.time]).toEqual([days, time]);
	});

	test.each([
		"is 15 august open",
		"15 aug open?",
		"independence day",
		"diwali",
		"दीवाली",
		"holi ko band?",
	])("%s names a holiday", (text) => {
		expect(ask(text).isHoliday).toBe(true);
	});
});

describe("all of a group but what is named", () => {
	test.each([["lehenga nahi hai wo gown hai uska kitna", "womens-wedding-gown", "womens-lehenga"]])(
		"%s: %s, not %s",
		(text, meant, other) => {
			const ids = ask(text).items.flatMap((item) => item.ids);
			expect(ids).toContain(meant);
			expect(ids).not.toContain(other);
		},
	);
});

test.each([
	["no whatsapp for me, can i just call", "phone"],

	["joote ke alawa kya saaf karte ho", "services"],
	["koi naukri milegi kya aapke yahan", "unsure"],
])("%s: %s alone", (text, act) => {
	expect(ask(text).acts).toEqual([act]);
});

test.each([
	["three piece suit ka rate aur express ka charge", "price+express mens-three-piece-suit"],
	["haldi ka daag kurte se nikal jayega", "care mens-kurta"],
])("%s: %s together", (text, frame) => {
	expect(inShort(text)).toBe(frame);
});

describe("a category is listed", () => {
	test.each([
		["joote chappal ki rate list", "footwear"],
		["जूते चप्पल की रेट लिस्ट", "footwear"],
		["bulk order prices", "bulk-orders"],
		["what household things do you wash", "household-items"],
		["joote chappal aur jacket ke rate", undefined],
		["gents nahi ladies ka list do", "womens-dry-cleaning"],
		["not men's, women's price list", "womens-dry-cleaning"],
		["3 joote aur 2 chappal ka rate", undefined],
	])("%s: %s", (text, category) => {
		expect(ask(text).category).toBe(category);
	});

	test.each([
		"is that everything",
		"anything else?",
		"aur kitne bache hain",
		"khatam?",
		"baki wale bhi",
	])("%s asks for its next page", (text) => {
		expect(ask(`household price list › ${text}`)).toMatchObject({
			category: "household-items",
			page: 1,
		});
	});
});

describe("a follow-up is put into the frame before", () => {
	test.each([
		["cotton saree › what about silk one", "price womens-silk-saree"],
		["shirt price › and for two?", "total mens-shirt×2"],
		["kurta › ladies ka?", "price womens-kurta"],
		["2 shirt › and 2 pants also", "total mens-shirt×2 mens-pants×2"],
		["3 shirt 2 pant › remove pant", "total mens-shirt×3"],
		["shirt › aur pant › dono ka total › 5-5 pieces", "total mens-shirt×5 mens-pants×5"],
		["4 chadar aur 1 gadda › gadda rehne do", "total household-bedsheet×4"],
		["cotton saree › 4 saree", "total womens-cotton-saree×4"],
		["wash fold rate › 8 kg", "total bulk-normal-wash-fold×8"],
		["lehenga price › and dupatta › forget the dupatta, whats my total", "price womens-lehenga"],
		["2 seater sofa › carpet 4x6 › total for both?", "total housing-sofa×2 housing-carpet×24"],
		["शादी का गाउन धोते हैं? › कम से कम कितना लगेगा", "price womens-wedding-gown"],
	])("%s", (conversation, frame) => {
		expect(inShort(conversation)).toBe(frame);
	});

	test.each([
		["saree kitne din me milegi › aur lehenga?", "turnaround womens-lehenga"],
		["how long does dry cleaning take › same for a heavy lehenga?", "turnaround womens-lehenga"],
		["can i get my suit same day › and a sherwani?", "express mens-sherwani"],
		["will my jeans shrink › and a wool sweater?", "harm mens-sweater"],
		["can you remove oil from a shirt › and from a sofa?", "care housing-sofa"],
	])("of the same matter: %s", (conversation, frame) => {
		expect(inShort(conversation)).toBe(frame);
	});

	test.each(["next", "aur", "और", "more", "aur dikhao"])("%s goes on with the list", (more) => {
		expect(ask(`show all prices › ${more}`).page).toBe(1);
		expect(ask(`ladies rates › ${more} › ${more}`)).toMatchObject({
			page: 2,
			category: "womens-dry-cleaning",
		});
	});

	test("an area after an area", () => {
		expect(ask("rajpur road pe pickup › jakhan me bhi?").areas).toEqual(["Jakhan"]);
		expect(ask("pickup hai? › mussoorie me?").isElsewhere).toBe(true);
	});
});
