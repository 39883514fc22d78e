/** By what other names visitors look for an item: Hindi, and Hindi in Latin letters as people type it. */
import { fold } from "./fold.ts";

/** By words of the item's English name, whatever stands between them. */
export const itemAliases: Readonly<Record<string, string>> = {
	shirt: "कमीज़, shirt, shart, sirt, kameez, kamij",
	"t-shirt": "टीशर्ट, टी शर्ट, tshirt, t shirt, tee, t-shart",
	pants: "पतलून, ट्राउज़र, pant, pent, paint, patloon, trouser",
	jeans: "जीन्स, jeans, jins, jeens",
	kurta: "कुरता, kurta, kurtaa, kurte",
	"kurta pyjama": "कुर्ता पायजामा, kurta pajama, kurta payjama",
	"nehru jacket": "सदरी, बंडी, मोदी जैकेट, वास्कट, nehru jacket, sadri, bandi, modi jacket, waistcoat",
	sweater: "जर्सी, कार्डिगन, sweater, swetar, sweter, jarsi, cardigan",
	coat: "ओवरकोट, coat, kot",
	blazer: "blazer, blezer",
	suit: "सूट, soot",
	"two-piece suit": "कोट-पैंट, सूट, two piece suit, 2 piece, coat pant, kot pent, soot",
	"three-piece suit": "3 पीस सूट, three piece suit, 3 piece, 3 pc",
	sherwani: "अचकन, sherwani, sherwaani, shervani, achkan",
	jacket: "जाकेट, jacket, jaket, jackit",
	"leather jacket": "चमड़े की जैकेट, leather jacket, lether jaket, chamde ki jacket",
	blouse: "चोली, top, blouse, blaus, blauz, choli",
	dupatta: "चुन्नी, ओढ़नी, dupatta, dupata, chunni, chuni, odhni",
	"women's kurta": "कुर्ती, कुरती, kurti, kurtee, ladies kurta",
	"salwar suit": "सलवार-कमीज़, लेडीज़ सूट, salwar suit, shalwar, salwar kameez, ladies suit",
	saree: "साड़ी, sari, sadi, saadi",
	"cotton saree": "सूती साड़ी, cotton saree, sooti sari, suti sadi",
	"silk saree": "रेशमी साड़ी, बनारसी, silk saree, reshmi sadi, banarasi",
	"embroidered saree":
		"ज़री की साड़ी, भारी साड़ी, kadhai wali saree, zari saree, jari sadi, heavy work saree",
	lehenga: "घाघरा, lehenga, lahanga, lehnga, lehanga, ghagra",
	"bridal lehenga":
		"दुल्हन का लहंगा, शादी का लहंगा, bridal lehenga, dulhan ka lehenga, shaadi ka lehenga",
	gown: "गाउन, gaun",
	"wedding gown": "शादी का गाउन, wedding gown, gaun, shaadi ka gown",
	dress: "फ़्रॉक, frock",
	"party dress": "फ़्रॉक, party dress, frock, party wear",
	shawl: "शाल, पश्मीना, shawl, shaal, shal, pashmina",
	"women's jacket": "लेडीज़ जैकेट, ladies jacket, jaket",
	"women's leather jacket": "लेडीज़ लेदर जैकेट, ladies leather jacket, chamde ki jacket",
	handbag: "पर्स, handbag, purse, pars, ladies bag",
	bedsheet: "बेडशीट, चद्दर, chadar, chaddar, chaadar, bedsheet, bed sheet",
	blanket: "कम्बल, kambal, kammal, cambal",
	"single blanket": "कम्बल, सिंगल कंबल, kambal, kammal, cambal, blanket, single kambal",
	"double blanket": "डबल बेड का कंबल, double kambal, dabal kambal, double bed blanket",
	quilt: "रजाई, लिहाफ़, razai, rajai, razaai, rajaai, rajayi, lihaf, quilt",
	comforter: "डूवे, दोहर, comforter, comfortar, duvet, dohar",
	"cushion cover": "गद्दी का कवर, cushion cover, kushan cover, gaddi cover",
	"sofa cover": "सोफ़े का कवर, sofa cover, sofe ka cover, sofa kavar",
	curtain: "परदा, पर्दे, परदे, parda, parde, pardey, pardah, curtain",
	"lined curtain": "ब्लैकआउट पर्दा, lining wala parda, astar wala parda, blackout parda",
	dhurrie: "dari, durrie, dhurrie",
	rug: "रग, पायदान, rug, chhota galicha, galeecha, paydan",
	backpack: "पिट्ठू बैग, स्कूल बैग, backpack, school bag, pithu bag, laptop bag",
	"travel bag": "ट्रॉली, सूटकेस, travel bag, trolley bag, suitcase, safari bag",
	shoes: "जूते, जूता, juta, joota, jute, joote",
	"canvas shoes": "कपड़े के जूते, canvas shoes, canvas ke joote, kapde ke jute",
	sneakers: "जूते, जूता, sneakers, snikers, juta, joota, jute, joote, shoes",
	"white sneakers": "सफ़ेद जूते, white sneakers, safed joote, safed jute, white shoes",
	"sports shoes": "दौड़ने वाले जूते, sports shoes, sport shoe, running shoes, gym shoes",
	"leather shoes": "चमड़े के जूते, ऑफ़िस के जूते, leather shoes, chamde ke joote, formal shoes",
	"suede shoes": "सुएड, suede, swede, suade shoes",
	boots: "बूट, bute",
	"ankle boots": "बूट, ankle boot, boot, bute",
	"trekking boots": "ट्रेकिंग के जूते, trekking boots, treking shoes, hiking boots",
	sandals: "चप्पल, स्लिपर, sandal, sandle, chappal, chapal, slipper",
	jutti: "जूती, मोजड़ी, jutti, juti, jooti, jootiyan, mojri, mojari",
	"wash fold": "धुलाई, वॉश एंड फ़ोल्ड, dhulai, dhulayi, wash fold, wash n fold, kapde dhona, kilo",
	"wash iron": "धुलाई और इस्त्री, dhulai press, wash iron, istri, istiri, press",
	"premium wash fold": "प्रीमियम धुलाई, premium wash fold, premium dhulai",
	"premium wash iron": "premium wash iron, premium dhulai press",
	uniform: "वर्दी, स्कूल ड्रेस, uniform, vardi, wardi, school dress",
	"hotel linen": "होटल की चादरें, अस्पताल की चादरें, hotel linen, hotel ki chadar, hospital linen",
	carpet: "कालीन, क़ालीन, गलीचा, carpet, karpet, kaleen, kalin, qaleen, galicha",
	mattress: "मैट्रेस, गद्दे, gadda, gadde, mattress, matress",
	sofa: "सोफ़ा, सोफ़े, sofa, sofe, sopha, couch",
	"home curtains": "सारे पर्दे, poore ghar ke parde, pure ghar ke parde, saare parde",
};

/** Words that may stand in the category's name instead. */
const forWhom = new Set(["men", "women", "ladies", "gents", "kids"].flatMap(wordsOf));

const keys = Object.entries(itemAliases).map(([key, aliases]) => ({
	words: wordsOf(key),
	aliases: aliases.split(", "),
}));

/** Of the keys that fit best: a T-shirt is no shirt, so it has the aliases of "t-shirt" alone. */
export function aliasesOf(name: string, category = ""): string[] {
	const own = new Set([...wordsOf(name), ...wordsOf(name.replaceAll(/[\s-]/g, ""))]);
	const audience = wordsOf(category).filter((word) => forWhom.has(word));
	const said = new Set([...own, ...audience]);
	const fitting = keys.filter(
		({ words }) =>
			words.every((word) => said.has(word)) || (words.length > 1 && own.has(words.join(""))),
	);
	return fitting
		.filter(
			({ words }) =>
				!fitting.some(
					(other) =>
						other.words.length > words.length && words.every((word) => other.words.includes(word)),
				),
		)
		.flatMap(({ aliases }) => aliases);
}

/** Without the ending of a plural. */
function wordsOf(text: string): string[] {
	const words = fold(text.replaceAll("-", " ")).split(" ");
	return words.map((word) => (word.length > 3 ? word.replace(/s$/, "") : word));
}
