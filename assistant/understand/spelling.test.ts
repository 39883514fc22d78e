import { describe, expect, test } from "vitest";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { knowledgeOf } from "./knowledge.ts";
import { tokensOf } from "./tokens.ts";

const { vocabulary } = knowledgeOf(sampleShopData);

function thing(text: string): string | undefined {
	const words = tokensOf(text).map((token) => vocabulary.known(token) ?? "");
	return vocabulary.thingAt(words, 0)?.meaning;
}

describe("a word of its own is no misspelt name of a thing", () => {
	test.each(
		`gaadi khadi chai kami chair curtail skirt short skit sweat sweet seat set sit safari silver soot? paint? print point sheer sheet? shade share sharp
		shake shape sham shaam jaldi kahani kamaal kamra kala kali kapda kapde lamba kamar kamai kanpur kursi karta kurti? curry carpenter
		carrot bag? beg big bug blank blink plant plan plane plate paper pepper pen pan pin table cable label lane line lion leather? weather
		feather father letter ladder lather? later jet jacket? packet pocket rocket racket socket bucket basket market mat rate rat root boat
		goat cost court count coach couch? host most toast roast shot shop ship sheep sleep slip slap soap soup sofa? soda sold solid salad
		valid hotel? motel model mode mood moon gown? town down dawn drawn crown brown rug? rag rung ring dress? stress address press? dressing
		boot? booth tooth root shirk shift shrimp shrink suite sweetie sandwich sand sane saint sari? sorry story starry top? stop step type
		raja rajma raat baat saat daal dal khana pani kaam naam shaam dhyan dhoop dost dosa diya bijli bistar? chaadar? chand chandi chowk chori
		galti gali gadha gaana gana ganda garam ghadi gharwali juta? jaadu jaan jeera kabhi kabaadi kadam kadhi lakdi larka ladka lehsun lehar
		pita pitaji pyaaz pyaar parda? parvat parivar pahad rasta raasta roti rohit sabzi samosa sadak sardi sher shahar shahad shaadi?
		tala tel topi? taraf umar vada wada yaad zameen`
			.split(/\s+/)
			.filter((word) => !word.endsWith("?")),
	)("%s", (word) => {
		expect(thing(word)).toBeUndefined();
	});
});

test.each([
	["blankit", "blanket"],
	["blnaket", "blanket"],
	["curtin", "curtain"],
	["matress", "mattress"],
	["lehnga", "lehenga"],
	["lahenga", "lehenga"],
	["sherwaani", "sherwani"],
	["jackett", "jacket"],
	["sweatter", "sweater"],
	["embroidary", "embroidered"],
	["sneekers", "sneakers"],
	["dupata", "dupatta"],
	["trouzer", "pants"],
	["carpat", "carpet"],
	["razaai", "quilt"],
	["rajayi", "quilt"],
	["sarees", "saree"],
	["shirtss", "shirt"],
	["tshrit", "tshirt"],
	["kambl", "blanket"],
	["parday", "curtain"],
	["jooton", "shoe"],
	["uniformm", "uniforms"],
])("%s is %s", (misspelt, meant) => {
	expect(thing(misspelt)).toBe(meant);
});
