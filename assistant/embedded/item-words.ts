/** The price list's word → what visitors call it, in English and Hinglish, without plurals and small misspellings. */
export const itemWords: Readonly<Record<string, string>> = {
	shirt: "shirt, formal shirt, sirt, shart, camis",
	tshirt: "tshirt, t shirt, tee shirt, tee, tees, teeshirt, polo, t shrt, tshrt",
	pants: "pant, pent, trouser, trousar, patloon, chinos, slacks, paint pant, pantss, lower pant",
	jeans: "jean, jeens, denim, denims, jins",
	kurta: "kurti, kurtis, kurte, kurto, kurthas",
	pyjama: "pajama, payjama, pjama, pyjamas, pajamas, paijama, payjaama",
	nehru:
		"nehru, modi jacket, waistcoat, waist coat, sadri, bandi, basket jacket, modi coat, vest coat",
	sweater:
		"swetar, cardigan, pullover, jersey, woolen, woollen, woolens, woollens, swetter, sweter",
	blazer: "blazer, blezer, blazar",
	coat: "coat, kot, overcoat, long coat",
	"two-piece": "two piece, 2 piece, 2piece, 2 pc, 2pc, two pc, 2 pcs, coat pant",
	"three-piece": "three piece, 3 piece, 3piece, 3 pc, 3pc, three pc, 3 pcs",
	sherwani: "sherwani, sherwaani, achkan, shervani, serwani",
	jacket: "jaket, jackit, jackat, puffer, windcheater, bomber",
	leather: "lether, leder, chamda, chamde, chamra, lathar",
	suede: "suede, swade, suade, nubuck",
	blouse: "blouse, blaus, blowse, choli",
	top: "top, tops, tunic",
	dupatta: "dupata, chunni, chunri, odhni, stole, scarf, dupatte, dupattas, duppatta",
	salwar: "salwar, shalwar, churidar, punjabi, anarkali, patiala, salwaar",
	saree:
		"saree, sari, saaree, sadi, saari, sarree, sharee, saadi, sarhi, sare, sariyan, sariya, sareeyan",
	silk: "silk, resham, reshmi, banarasi, kanjivaram, kanjeevaram, pattu",
	cotton: "cotton, suti, sooti, cottn",
	embroidered: `embroidered, embroidery, embroidary, embroidry, zari, kadhai, kadai, heavy work, work wali, zardozi,
		kaam wali, chikankari`,
	lehenga: "lehenga, lahnga, lehnga, lahanga, lehanga, lengha, ghagra, lehenge, langa, lehega",
	wedding: "wedding, bridal, bride, dulhan, shaadi, shadi, marriage, vivah",
	gown: "gown, gaun, goun",
	party: "party, cocktail, evening dress, partywear",
	dress: "dress, frock, one piece dress, maxi",
	shawl: "shawl, shaal, shal, pashmina, pasmina, shaul",
	handbag: "handbag, hand bag, purse, clutch, ladies bag, parse",
	backpack: "backpack, school bag, laptop bag, pithu, back pack, rucksack, bagpack",
	travel: "travel bag, suitcase, trolley bag, trolley, luggage, duffle",
	bag: "bag, bags, thaila, basta",
	bedsheet: `bedsheet, bed sheet, chadar, chaddar, chadder, chader, bedcover, bed cover, bedspread, bed linen, sheets,
		chaadar, bedshit, bedshet, chadaren, sheet`,
	blanket: "blanket, kambal, kammal, kambl, blankit, blanked, cambal, kumbal, kambali, mink",
	quilt: "quilt, razai, rajai, rajaai, razaai, rzai, kwilt, rajayi, jaipuri, rajaee",
	comforter: "comforter, comfortor, duvet, dohar, doona",
	single: "single, ek wala, 1 bed, one bed",
	double: "double, king size, queen size, dabal, king, queen",
	cushion: "cushion, cushan, gaddi, kushan",
	cover: "cover, covers, kavar",
	curtain:
		"curtain, parda, parde, pardey, pardah, curtan, courtain, pardon ka, drape, drapes, curtins, parday",
	lined: "lined, lining, blackout, double layer",
	dhurrie: "dhurrie, dari, durrie, dhurri, darri",
	rug: "rug, doormat, door mat, paydan",
	carpet: "carpet, kaleen, kalin, galicha, qaleen, carpat, karpet, ghalicha",
	mattress: "mattress, gadda, gadde, matress, mattres, matrress, matteress",
	sofa: "sofa, sofe, sofaa, couch, sopha, sofa set, sofas, recliner",
	shoe: "shoe, shoes, joota, joote, juta, jute, jutey, jooti, shooes, footwears, heel, heels, shose, jutte",
	canvas: "canvas, canvass",
	sneakers: "sneaker, sneekers, snickers, sneaker, sneakar, snekers",
	sports: "sports, sport, running, jogging, gym shoes",
	boots: "boot, boots, bot",
	trekking: "trekking, treking, hiking, trek",
	sandals: "sandal, sandle, chappal, slipper, floater, sandel, chapal",
	juttis: "jutti, mojari, mojri, kolhapuri",
	uniforms: "uniform, vardi, wardi, school dress, yunifarm",
	linen: "linen, linens, lenin",
	wash: `wash, kg, kgs, kilo, kilogram, per kg, washing, washed, dhulai, dhulayi, dhulana, dhulwana, dhulwane, dhone, dhona, dhulega, dhulegi, dhulenge,
		dhulti, dhulta, dhulvana, dhulaai, laundry, laundary, londry, laundery, washin, dho, dhulane, lawndry, landry, laundri`,
	iron: `iron, ironing, ironed, press, pres, pressing, pressed, istri, istry, istari, istiri, stri, iran karna,
		steam iron, steam ironing, steam press, steam, prass`,
	fold: "fold, folding, folded",
	"wash fold": "wash and fold, wash n fold, wash fold, wash aur fold",
	"wash iron":
		"wash and iron, wash n iron, wash and press, wash iron, dhulai aur press, dho ke press, wash aur press",
	men: "men, mens, man, gents, gent, male, boys, mardana, aadmi, purush",
	women:
		"women, womens, woman, ladies, lady, female, girls, mahila, aurat, zanana, womans, ladis, ladeis",
	household: "household, house hold, ghar ka saman, ghar ke saman, home items, home linen",
	footwear: "footwear, foot wear",
	housing: "housing, housing services, home cleaning services",
};

/** A word of the price list → wider words under which visitors look for it too. */
export const widerWords: Readonly<Record<string, readonly string[]>> = {
	shirt: ["kameez"],
	salwar: ["kameez"],
	sneakers: ["shoe"],
	boots: ["shoe"],
	sandals: ["shoe"],
	juttis: ["shoe"],
	backpack: ["bag"],
	handbag: ["bag"],
	travel: ["bag"],
	gown: ["dress"],
	lehenga: ["dress"],
	rug: ["carpet"],
	comforter: ["quilt"],
	uniforms: ["dress"],
};

/** Words that only say which one, unless the question names no thing. */
export const modifiers: ReadonlySet<string> = new Set(
	`leather suede silk cotton embroidered wedding party single double cover lined small white canvas sports
	ankle trekking normal premium wash iron fold hotel hospital two-piece three-piece`.split(/\s+/),
);

/** Words of the price list's names that find nothing by themselves. */
export const weakItemWords: ReadonlySet<string> = new Set(
	"whole home set five seat piece dryclean clean item order service services for and a of per".split(
		" ",
	),
);

/** Things and work that a shop may not have; the price list overrules. */
export const unlistedWords = {
	thing: `petticoat, tie, neck tie, bow tie, helmet, teddy, soft toy, soft toys, toy, towel, tauliya, sock, socks, moja, moje, cap, topi, hat,
		belt, glove, gloves, underwear, undergarment, innerwear, bra, pillow, takiya, pillow cover, car, car seat, bike, stroller,
		pram, tent, sleeping bag, umbrella, mosquito net, machhardani, shorts, nikkar, skirt, jumpsuit, hoodie, sweatshirt, tracksuit,
		track suit, lungi, dhoti, gamcha, apron, doll, flag, chair, kursi, chairs, table cloth, tablecloth, napkin, burqa, burka, abaya,
		hijab, swimsuit, costume, dog bed, pet bed, crib, raincoat, rain coat, wig, jewellery, watch, lower, trackpants, track pant,
		track pants, leggings, capri, monkey cap, muffler, safa, pagdi, turban, tank, kitchen, bathroom, ac, fridge, chimney`,
	work: `alteration, alter, stitch, stitching, tailor, tailoring, silai, repair, repairing, mend, darning, rafu, rafoo, zip, chain change,
		dye, dyeing, dying, rangai, colour change, polish, polishing, saree fall, fall pico, pico, fall beading, starch, charak, kalaf, maad,
		house cleaning, home cleaning, deep cleaning, ghar ki safai, pest control, car wash, car cleaning,
		ac cleaning, shoe repair, sole, rent, hire, moth proofing, waterproofing, sanitisation, sanitization, stitched`,
} as const;
