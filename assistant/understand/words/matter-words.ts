/**
 * What people ask about clothes beside prices → how they say it, in English and Hindi, in Latin letters. A star stands
 * for any ending; the rest is a regular expression. The shop's questions are read by the same table, so that both meet.
 */
export const matterWords: Readonly<Record<string, string>> = {
	// What happens to clothes.
	smell:
		"smel*, stink*, odour*, odor*, musty, badbu*, badabu*, badbo*, bu, bu ati, bu ana, mahak*, mehak*",
	ink: "ink, inks, inky, syahi, siyahi, pen, pens, ball pen, ballpen, ballpoint, gel pen, marker",
	pocket: "pocket*, jeb*",
	yellow: "yellow*, pila, pile, pili, pilapan, pilepan, pila pan",
	mildew:
		"mildew*, mold*, mould*, fung*, fangas, phaphund*, fafund*, fafond*, white spot*, white patch*, safed dhab*, safed dag*, silan*",
	insects: "moth*, insect*, kida, kide, kido, kire, kira, dimak, bugs, bed bugs, khatmal",
	grease:
		"grease, greasy, oil, oily, tel gir*, tel lag*, tel ka, tel ke, tel k, chiknai, ghi, butter, makeup, make up, lipstick",
	shrink: `shrink*, shrank, shrunk*, sikud*, sikur*, chota ho*, chote ho*, choti ho*, chhota ho*, chhote ho*, chhoti ho*,
		chote to*, chhote to*, chota to*, chhota to*, become short*, becomes short*, get short*, shorter, size kam`,
	naturaldye: "natural dye*, handloom*, hand block*, kalamkari, ajrakh, hathkargh*",
	dye: `bleed*, bled, fade, fades, fading, colour run*, color run*, colours run*, run colour*, colour go*, color go*, colour change*,
		color change*, colour come*, color come*, colour bleed*, rang nikal*, rang to n*, rang nahi n*, rang utar*,
		rang chad*, rang chhod*, rang chod*, rang ur*, rang ud*, rang ja*, rang chut*, rang chhut*`,
	onothers:
		"stain the other*, stain other*, other clothes, dusre kapd*, dusre kapr*, dusro par, dusro pe, baki kapd*, baki kapr*, baki par, baki pe",
	tear: "torn, tear, tears, phat*, fata, fati, fate, hole, holes, chhed, ched",
	bead: "bead*, sequin*, moti*, sitar*, stone work, mirror work, shishe",
	sole: "sole, soles, talla, tale, sol",
	shine: "shine, shiny, chamak*",
	store: `how to keep, how to store, how should i store, how do i store, should i store, store it, storing, stored safely, keep it afterwards, kaise rakh*, kese rakh*, kaise sambhal*, kese sambhal*, sambhal kar rakh*,
		sambhal ke rakh*, rakhni chahiye, rakhna chahiye, preserve*, look after, keep it safe, should i keep, do i keep, kaise rakhe`,
	often: `how often, how many times, how frequently, kitni bar, kitne bar, kitne din me ek bar, kitne din mein ek bar, kitne dino me ek bar,
		kitne mahine me, har bar pahan*, every wear, times a year, sal me kitn*, sal mein kitn*`,
	season: `best time, right time, good time, sahi samay, sahi time, sahi vakt, before winter*, after winter*, before summer*, sardi*, thand*, garmi*,
		kab dhulv*, kab dho*, winter clothes, wool clothes`,
	indoors:
		"indoors, even after washing, after washing, dhone ke bad bhi, ghar ke andar, sukhane ke bad",
	sweat: "sweat, sweaty, sweats, sweating, pasin*, underarm*, armpit*, bagal*",
	loose: "loose, dhil*, tut*, break off, fall off, gir ja*",
	cobbler: "cobbler, mochi, come off, coming off, has come off, ukhad*, ukhar*, glue, chipk*",
	whiter:
		"white again, really white, fully white, pure white, milky white, fir se safed, phir se safed, dobara safed, bilkul safed, bilkul white, phir safed, fir safed, safed ho*",
	newclothes:
		"new clothes, new cloth, new jeans, new jean, naye kapd*, naye kapr*, nae kapd*, naya kapd*, nayi jeans, nayi jins, nai jeans, nai jins",
	// How they are treated.
	washable: `washed or dry*, wash or dry*, dry clean or wash*, dry cleaned or wash*, cleaned or should*, at home, machine wash*,
		in (the|a|washing|the washing|a washing|my|my washing) machine, in machine,
		(ghar|machine|mashin|pani|hath) (pe|par|me|mein|se) (dho|dhul|dal) (sak*|len*|lu*), (ghar|machine|mashin|pani|hath) (pe|par|me|mein|se) dhon* (chah*|thik|sahi|hai|hota),
		(ghar|machine|mashin|pani|hath) (pe|par|me|mein|se) (dhou*|dhoye|dhoen|dhulti|dhulta|dhulte), (dhoen|dhoe|dhoye|dho sakte h|dho sakte hai|dho sakte hain) ya`,
	mustdryclean: `needs dry ?clean*, (must|should|shall) \\w+ (be )?dry ?clean*, be dry ?cleaned,
		dry ?clean (karna|karana|karvana|karvani|karani|karni|hi) (jaruri|padega|padta|padti|karna|karni)`,
	separate:
		"separate*, alag alag, together with, mix*, milakar, milake, sath me dho*, sath mein dho*, apart",
	product: "chemical*, kemikal*, product*, detergent*, ditarjent*, sabun, solvent*",
	skin: "skin, allerg*, tvacha, baby, babies, infant, bachche, bache, bacche",
	expensive: "designer*, expensive, mahang*, mehng*, branded, luxury",
	velvet: "velvet*, makhmal*, makmal*",
	antique: "antique*, silk rug*, silk carpet*",
	takedown:
		"take down, take them down, taking down, remove the curtain*, utarne, utarna, utarkar, latkan*, rods",
	panel:
		"one panel, count panel*, panel mean*, panel kya, panel kise, panel matlab, panel ka matlab",
	weigh: "weigh, weighs, kitna vajan, kitna vajn, vajan kitna",
	infectious: "infect*, sankram*",
	industry: "industr*, factory, factories, workshop*, karkhana*, karkhane*",
	guests: "guest cloth*, guests cloth*, mehmano*, mehman*",
	rexine: "rexine*, reksin*, regzin*, leatherette",
	cottonfilled:
		"cotton filled, cotton-filled, rui, ruyi, rui wal*, cotton razai*, cotton ki razai*, cotton quilt*",
	// Signs on the label.
	label: "label*, lebal*, tag, tags, symbol*, simbal*, sign, signs",
	tub: "tub, tab ka, tab ke, tab me, tab pe, tab par, tab bana, balti, bucket",
	circle: "circle*, gol, gola, gole",
	triangle: "triang*, trikon*, trikaun*, tikon*",
	square: "square sign, square symbol, square on, chaukor*, chokor*, box sign",
	dots: "dot, dots, bindi, bindu",
	cross: "cross*, kros*, kras*, kro, kata hua",
};
