/** The price list's word → what visitors call it, in English and Hinglish, without plurals and small misspellings. */
export const itemWords: Readonly<Record<string, string>> = {
	suit: "suit, soot, sut, suits",
	shirt: "shirt, formal shirt, sirt, shart, sart, camis, shirt pis",
	tshirt:
		"tshirt, ti shirt, ti shart, tishart, tishirt, ti sart, t shart, t shirt, tee shirt, tee, tees, teeshirt, polo",
	pants:
		"suit ki pant, suit ka pant, suit ke pant, suit pants, pants of suit, pants of the suit, pant, pants, patlun, pent, trouser, trousar, traujar, patloon, chinos, slacks, paint pant, pantss, lower pant",
	jeans:
		"jean, jeens, denim jeans, denim jean, denim pant, denim pants, jins, jeans pant, jeans pants",
	kurta: "kurta, kurte, kurto, kurthas, kurtha",
	kurti: "kurti, kurtis, kurtee, kurtiya, kurtiyan",
	pyjama: "pajama, payjama, pjama, pyjamas, pajamas, paijama, payjaama",
	nehru:
		"nehru, jawahar, javahar, jawahar cut, modi jacket, waistcoat, waist coat, sadri, bandi, basket jacket, modi coat, vest coat, koti, half jacket",
	sweater: "sweater, swatter, swetar, jarsi, jarsy, cardigan, pullover, jersey, swetter, sweter",
	woolen: "woolen, woollen, wool, ooni, uni, wollen, voolan",
	blazer: "blazer, blejar, blezer, blazar",
	coat: `coat, kot, overcoat, ovarkot, long coat, suit jacket, suit blazer, suit ka coat, suit ka kot, suit ki coat, suit ka blazer, suit ki jacket,
		coat of suit, coat of the suit, coat of a suit, coat of my suit, jacket of the suit, blazer of the suit, jacket of a suit, jacket of my suit, coat from the suit, suit wala coat, suit vala kot`,
	"two-piece":
		"tuxedo, tuxedo suit, tux, without waistcoat, without the waistcoat, without a waistcoat, bina waistcoat, two piece, tu pis, too pis, too pees, tu pees, too piece, do piece, do pis, 2 pis, 2 piss, tupis, 2 piece, 2piece, 2 pc, 2pc, two pc, 2 pcs, coat pant, coat pant set, coat pant ka set, pant coat set, pant coat ka set, kot pant, kotpant, kotpent, coatpant",
	"three-piece":
		"with waistcoat, with a waistcoat, with the waistcoat, three piece, three pees, three pis, thri pees, has a waistcoat, has waistcoat, plus waistcoat, waistcoat ke sath, waistcoat wala suit, thri pis, teen piece, tin pis, tin piece, 3 pis, thripis, 3 piece, 3piece, 3 pc, 3pc, three pc, 3 pcs",
	sherwani: "sherwani, shervaani, sherwaani, achkan, shervani, serwani",
	jacket:
		"jaket, jaiket, jackit, jackat, denim jacket, jeans jacket, puffer, windcheater, bomber, bombar",
	leather: "leather, ledar, chamada, leder, chamda, chamde, chamra, lathar",
	suede: "suede, sved, svid, suad, sued, swade, suade, nubuck",
	blouse: "blouse, blauz, blauj, blaus, blowse, choli",
	top: "top, tops, tunic",
	dupatta: "dupata, chunni, chunri, odhni, stole, stol, scarf, dupatte, dupattas, duppatta",
	salwar:
		"palazzo suit, plazo suit, sharara suit, gharara suit, pakistani suit, salwar, shalwar, churidar, punjabi, anarkali, anarakli, panjabi, patiala, salwaar",
	saree:
		"saree, sariyon, saariyon, sadiyon, saadiyon, sadiya, sadiyan, saadiyan, saariyan, sarees, sari, saaree, sadi, saari, sarree, sharee, saadi, sarhi, sariyan, sariya, sareeyan",
	silk: "silk, resham, reshmi, banarasi, pattu",
	"silk saree": "kanjivaram, kanjeevaram, kanjivram, kanchipuram, paithani, patola",
	cotton: "cotton, suti, sooti, cottn, katan, koton, kotan, kaatan",
	embroidered: `embroidered, embroidery, embroidary, embroidry, zari, kadhai, karhai, kadai, heavy work, work wali, zardozi,
		kaam wali, chikankari`,
	lehenga:
		"lehenga, ghaghra, ghaghre, lahnga, lehnga, lahanga, lehanga, lengha, ghagra, lehenge, langa, lehega",
	wedding:
		"wedding, braidal, shaadi wala, vedding, bridal, bride, dulhan, shaadi, shadi, marriage, vivah",
	gown: "gown, gaaun, gaun, goun",
	party: "party, parti, cocktail, evening dress, partywear",
	"party dress": "party gown, evening gown, cocktail gown",
	dress: "dress, one piece dress, maxi",
	shawl: "shawl, shwal, shaal, shal, shol, pashmina, pasmina, shaul",
	handbag: "handbag, pars, haindbag, haindbaig, hand bag, purse, clutch, klach, ladies bag, parse",
	backpack:
		"backpack, pitthu, pithhu, baikpaik, baikpack, school bag, laptop bag, pithu, back pack, rucksack, bagpack",
	travel:
		"traival, travel bag, safari bag, trolly, troli, traval bag, trevel bag, sutkes, luggage bag, suitcase, trolley bag, trolley, luggage, duffle",
	bag: "bag, bags, thaila, basta, jute bag, jute ka bag, jute ke bag",
	bedsheet: `bedsheet, bistar ki chadar, bistar ki chaddar, bed sheet, bed sheets, bed covers, bed linens, chadar, chaddar, chadder, chader, bedcover, bed cover, bedspread, bed linen, sheets,
		chaadar, bedshit, bedshet, chadaren, sheet`,
	winterwear: `winter clothes, winter wear, winter clothing, winter garments, sardi ke kapde, sardi ke kapdo, sardi ke kapdon, sardiyon ke kapde,
		sardiyon ke kapdon, jade ke kapde, garam kapde, garam kapdo, garam kapdon, garm kapde, garm kapdo, garm kapdon, garam kapra, garm kapra, sardi ke kapra, sardiyon ke kapra,
		sardi wale kapde, sardi wale kapdo, sardiyon wale kapde, sardiyon wale kapdo, thand ke kapde, thand ke kapdo, thand wale kapde, woolens, woollens, woolen clothes, woollen clothes, ooni kapde, ooni kapdo, ooni kapre, uni kapde, uni kapre`,
	weddingwear: `wedding clothes, wedding wear, wedding clothing, wedding garments, wedding outfits, bridal wear, shaadi ke kapde, shaadi ka joda, shaadi ka jora, shaadi ke jode, shaadi ki dress, shaadi ke kapdo,
		shaadi ke kapdon, shadi ke kapde, shadi ke kapdo, shadi ke kapdon, shaadi vale kapde, shadi vale kapde, shaadi ke kapra, shadi ke kapra`,
	bedding: "bedding, beddings, bistar, bistra, bister, bistare",
	blanket:
		"blanket, kambal, kammal, kambl, blankit, blainket, blanked, cambal, kumbal, kambali, mink",
	quilt:
		"rajaiyan, razaiyan, razaaiyaan, rajaiyon, quilt, lihaf, lihaaf, kvilt, razai, rajai, rajaai, razaai, rzai, kwilt, rajayi, jaipuri, jaypuri, rajaee",
	comforter: "comforter, duve, duvay, kamfartar, kamfarter, comfortor, duvet, dohar, doona",
	single: "single, single bed, singal, singl, ek wala, 1 bed, one bed",
	double:
		"double, dabal bed, double bed, dubal, doubal, king size, queen size, dabal, king, queen, kveen",
	cushion: "cushion, cushan, gaddi, kushan",
	cover: "cover, covers, kavar, khol, gilaf, gilaaf",
	curtain:
		"curtain, parda, parde, pardey, pardah, curtan, courtain, pardon ka, drape, drapes, curtins, curtin, parday",
	lined: "lined, astar, blakaut, blaikaut, lining, blackout, double layer",
	dhurrie: "dhurrie, dari, durrie, dhurri, darri",
	rug: "rug, small carpet, chhota kalin, chhota kaleen, chhote kalin, chhota carpet, chota kalin, jute rug, jute mat, jute ka rug, jute carpet, paydaan, doormat, door mat, dormait, paydan",
	carpet: "carpet, kaalin, kaleen, kalin, qaleen, carpat, karpet",
	galicha: "galicha, galiche, galeecha, ghaleecha, ghalicha",
	mattress: "mattress, maitres, matres, gadda, gadde, matress, mattres, matrress, matteress",
	sofa: "sofa, sofaa, sofay, seater sofa, seater, sofe, sofaa, couch, sopha, sofa set, sofas, recliner",
	shoe: "shoe, shuz, shuj, suj, shus, jutiye, shoes, joota, joote, juta, jute, jutey, shooes, footwears, heel, heels, shose, jutte, loafer, loafers, moccasins, formal shoe, formal shoes, oxfords, brogues, stilettos",
	canvas: "canvas, kainvas, kainavas, canvass, converse, all star, vans shoes",
	sneakers:
		"sneaker, snikars, snikar, sneekers, snickers, sneakar, snekers, jordan, jordans, air jordan, air jordans, air force, air forces, air force 1, air max, dunks, yeezy, yeezys",
	white: "white, safed, safaid, saphed",
	sports: "sports, sport, running, jogging, gym shoes",
	boots: "boot, boots",
	trekking: "trekking, trakking, traking, treking, hiking, trek",
	sandals:
		"sandal, slippers, flip flop, flipflop, crocs, saindal, slipar, sandle, chappal, slipper, floater, sandel, chapal",
	juttis:
		"jutti, juttis, jooti, juti, jutiyon, juttiyon, jootiyon, juttiyan, juttiya, jutiyan, jutiya, jootiyan, mojdi, mojadi, mojari, mojri, kolhapuri",
	uniforms: "uniform, yuniform, vardi, wardi, school dress, yunifarm",
	linen: "linen, linens, linan",
	wash: "wash, washing, voshing, washed, dhulai, dhulayi, dhulaai",
	iron: `iron, ironing, ironed, press, pres, pressing, pressed, istri, istry, istari, istiri, stri, ayran, aayran, ayaran, airan, stim,
		prass, steam iron, steam ironing, steam press, steam pressing, steam`,
	fold: "fold, folding, folded, tah, teh",
	"wash fold": "wash and fold, wash n fold, wash fold, wash aur fold",
	"wash iron":
		"wash and iron, wash n iron, wash and press, wash iron, dhulai aur press, dho ke press, wash aur press, dhulai aur istri, dhulai press, dhulai istri, dhulai iron, dho ke istri, wash aur iron, dhone aur press, dhulai plus press, wash plus iron, wash plus press",
	men: "men, mardon, purushon, jents, jends, jentlemen, gentlemen, mard, mardo, ladko, ladke, mens, gents, gent, male, boys, mardana, mardani, mardane, aadmi, purush",
	women:
		"women, auraton, aurton, mahilaon, mahilao, womens, woman, ladies, lady, female, girls, mahila, aurat, zanana, womans, ladis, ladeis, ledij, lediz",
	household:
		"household things, household stuff, ghar ki cheez, ghar ki chij, ghar ki chize, ghar ke chij, ghar ki cheezen, ghar ki chijen, household, house hold, ghar ka saman, ghar ke saman, ghar ka kya kya saman, ghar ka kya saman, ghar ki kya kya chij, ghar ki kya chij, home items, home linen, bedroom, bed room, home stuff, house stuff",
	footwear: "footwear, foot wear",
	housing: "housing, housing services, home cleaning services",
};

/** A word of the price list → wider words under which visitors look for it too. */
export const widerWords: Readonly<Record<string, readonly string[]>> = {
	kurti: ["kurta"],
	shirt: ["kameez"],
	salwar: ["kameez"],
	sneakers: ["shoe"],
	boots: ["shoe"],
	sandals: ["shoe"],
	sweater: ["woolen", "winterwear"],
	jacket: ["winterwear"],
	coat: ["winterwear"],
	shawl: ["winterwear"],
	sherwani: ["weddingwear"],
	lehenga: ["weddingwear"],
	juttis: ["shoe"],
	backpack: ["bag"],
	handbag: ["bag"],
	travel: ["bag"],

	rug: ["carpet", "galicha"],
	carpet: ["galicha"],
	gown: ["dress", "weddingwear"],
	bedsheet: ["bedding"],
	blanket: ["bedding"],
	quilt: ["bedding"],
	comforter: ["quilt", "bedding"],
	uniforms: ["dress"],
};

const modifiers: ReadonlySet<string> = new Set(
	`leather woolen suede silk cotton linen embroidered wedding party single double cover lined small white canvas sports
	ankle trekking normal premium wash iron fold hotel hospital two-piece three-piece`.split(/\s+/),
);

/** True if a word only says which one, unless the question names no thing. */
export const isModifier = (word: string): boolean => modifiers.has(word);

/** Of the words of a thing those that name it: "saree" of "silk saree". */
export const headsOf = (words: readonly string[]): string[] =>
	words.filter((word) => !isModifier(word));

/** Words of the price list's names that find nothing by themselves. */
export const weakItemWords: ReadonlySet<string> = new Set(
	"whole home set five seat piece dryclean clean item order service services for and a of per".split(
		" ",
	),
);

/** Kinds of material and looks that change no price where the rate card does not name them with the thing. */
export const plainKinds: ReadonlySet<string> = new Set(
	"silk cotton leather suede linen embroidered wedding party white canvas double single small sports".split(
		" ",
	),
);

/** Occasions that things are worn at: a story that names one names no thing. */
export const occasions: ReadonlySet<string> = new Set(["wedding", "party"]);
