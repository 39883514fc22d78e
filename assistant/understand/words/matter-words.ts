/**
 * What people ask about clothes beside prices → how they say it, in English and Hindi, in Latin letters. The shop's
 * questions are read by the same table, so that both meet. A star stands for any ending, an underscore for any word or
 * none; the rest is a regular expression.
 */
export const matterWords: Readonly<Record<string, string>> = {
	// What happens to clothes.
	smell:
		"smel*, stink*, stinks, odour*, odor*, musty, badbu*, badabu*, badbo*, bu, bu ati, bu ana, mahak*, mehak*, gandh, gandh ati, foul",
	rain: "rain, rains, rainy, raining, monsoon*, humid*, damp*, barsat*, barish*, silan*, umas*, nami",
	ink: "ink, inks, inky, syahi, siyahi, pen, pens, ball pen, ballpen, ballpoint, gel pen, marker",
	pocket: "pocket*, jeb*",
	yellow: `yellowed, yellowing, yellowish, yellow _ (mark*|stain*|patch*|spot*), (turn*|turning|gone|go|goes|become*|became|got|look*|getting|all|is|are|went) yellow, yellow (at|in|near|under|from|the|comes),
		yellow (armpit*|underarm*), pil(a|e|i) (se )?(pad*|par|para|ho*|dikh*|lag*|nishan*|dag*|dhab*), pilapan, pilepan, pila pan, pile pan`,
	spilt:
		"haldi, turmeric, curry, kari, gravy, kadi, sabji*, dal (gir*|lag*|ka|ki), rajma, achar, chatni, ketchup, sauce, chai, tea, coffee, mehndi, mehendi, gulal, biryani, khana, gir*, fell, dropped, spil*",
	tried: `rubbed, scrubbed, soaked, ragad*, ragar*, ragd*, ghis*, bhigo*, (lag*|dal*) _ (tha|thi|chuk*), (dho|saf kar) chuk*, i (have )?(already )?(tried|used|applied|put)`,
	mildew:
		"mildew*, mold*, mould*, fung*, fangas, phaphund*, fafund*, fafond*, white spot*, white patch*, white mark*, white dot*, safed dhab*, safed dag*, safed nishan*, safed safed, white film, white layer, white powder*, safed par(at|t)*",
	insects:
		"moth, moths, moth eaten, insect*, kida, kide, kido, kidon, kire, kira, kiron, dimak, bugs, bed bugs, khatmal, larva*",
	grease:
		"grease*, greasy, gris*, greas*, engine oil, machine oil, machine ka tel, mobil oil, mobil ka tel",
	shrink: `shrink*, shrank, shrunk*, tight*, sikud*, sikur*, chhot(a|e|i) (to |nahi |to nahi )?ho*, become short*, becomes short*, get short*,
		back shorter, shorter, smaller, size kam`,
	darkdye: "denim, jeans, jean, jins, indigo, bandhani, bandhej, bandhni",
	naturaldye:
		"natural dye*, natural colo*, handloom*, hand block*, handblock*, block print*, kalamkari, ajrakh, hathkargh*, kudrati rang*",
	dye: `(give*|giving|leave*|leaving|releas*) _ colo*, colo* in (the )?water, rang _ pani me, bleed*, bled, fade, fades, faded, fading, (lose|loses|losing|lost) _ colo*, colo* run*, run colo*, colo* go*, colo* change*, colo* come*, colo* bleed*,
		look different, (change*|changing) _ shade, shade change*, change colo*, (rang|colo*) _ (nikal*|utar*|chad*|chhod*|ur|urta|urega|ud|udta|chhor*|ja|jata|jaega|jayega|chala|badal*|halk*|chhut*|chhoot*|fik*)`,
	onothers:
		"stain the other*, stain other*, other clothes, dusr(e|i|a|o) kap*, leave* _ marks on, marks on other*, dusro par, dusro pe, baki kap*, baki par, baki pe, on others, sab par, sab pe",
	tear: "(kid(a|e|o|on)|kir(a|e|o|on)|moth*|insect*) (ne )?_ _ (kha (gay*|lia*|liy*|rah*)|khay*|kat*|lag*|ate|eaten|chew*), torn, tear, tears, phat*, fata, fati, fate, hole, holes, chhed*",
	bead: "bead*, sequin*, moti, motiyo*, motiyan, sitar*, stone work, mirror work, shish(e|a), ghungru",
	print:
		"print, prints, printed, logo, logos, foil, rubber*, vinyl, chhapa, chhapai, chhape, chhapi",
	sole: "sole, soles, talla, tala, tale, sol (nikal*|ukhad*|ukhar*|khul*|phat*|tut*|alag), insole",
	lustre:
		"(lose*|losing|lost) _ _ (shine|lustre|chamak), (shine|lustre|chamak) (to )?(nahi |na )?(chal*|jae*|jay*|ja|kam|khat?am|ud*|gayab), zari, zardozi",
	shine: "shine, shiny, shining, chamak, chamakne, chamki, chamkne, chamak rah*",
	store: `(keep|store) _ _ _ _ _ _ plastic, (put|putting) (it|them) away, (rakhne|pack karne) se (pehle|pahle), before storing, how to keep, how to store, way to (keep|store|pack), how should i store, how do i store, should i store, store it, storing, stored safely, keep it afterwards, (kaise|kese) _ _ (rakh*|sambhal*|samhal*), (rakhne|sambhalne) ka _ (tarika|tarike), keep _ _ _ _ how, sahej*, lapet*,
		sambhal*, samhal*, rakhni chahi*, rakhna chahi*, preserve*, keep it safe, should i keep, do i keep, be kept, kept in, store, stored, storage, (plastic|plastik|almari|box|dibbe|cover) _ _ (rakh*|keep|store),
		(keep|pack) _ _ _ (safe|safely|years), pack kaise, kaise pack`,
	lookafter:
		"look after, looking after, take care of, care for, ka care, care tips, care kaise, care kar*, dekhbhal*, dekh bhal*, protect*, maintain*, how do i keep, how should i keep, home care, ghar (par|pe|me) kaise rakh*",
	years: "for years, years, salo, salon, sal bhar, kai sal",
	often: `how often, kitn(i|e) (dafa|martaba), once (a|in|every) _ (week|month|year|season), (every|each) (month|season|year), (go|gap|time|wait|days|long) _ _ _ between, how many times, how frequent*, kitn(i|e) bar, when should, kab (dhulv*|dhulan*|dhon*|dho|dry*|saf), (kitne|kitna) (din|dino|dinon|mahin*|sal) (me|mein|bad) (ek bar|ek dafa|_ _ _ chahi*|_ _ kara(e|en|u|un)|_ _ karva(e|en|u|un)|_ dhulva(e|en|u|un)), (every|each) (wear|time), times a year,
		har bar, bar bar, har _ ke bad, sal me kitn*, after (every|each)`,
	season: `best time, right time, good time, best month, (sahi|achha|acha|best) (samay|time|vakt|mausam), kis mausam, kis mahine, before winter*, after winter*, before summer*, before or after,
		sardi*, thand*, garmi*, kab (dhulv*|dhulan*|dhon*|dho|dry*|saf), when should, winter clothes, wool clothes, spring, summer, winter, winters, season`,
	putaway:
		"put (it|them)? away, putting _ away, packing _ away, pack _ away, (rakhne|pack karne|pack) se (pehle|pahle), before pack*, before storing, before _ store*, (dho kar|dhokar|dhoke|dho ke) _ rakh*, band karke rakh*",
	aftersmell: `afterwards, (dryclean*|dhul*|dhon*) ke bad _ _ _ _ (smel*|badbu*|bu|mahak*|gandh*|gande), (smel*|stink*|odour*) _ _ _ after _ (dry*|clean*), after dryclean* _ _ smel*, dryclean* (ki|ka|wali|vali) (smel*|badbu*|mahak*), smel* of dryclean*,
		bad me* _ _ (bu|badbu)`,
	indoors:
		"indoors, inside (the )?(room|house|home), dried inside, dry inside, even after washing, after washing, dhone ke bad bhi, ghar ke andar, sukhane ke bad, drying",
	sweat:
		"sweat, sweaty, sweats, sweating, pasin*, underarm*, under arm*, under the arm*, armpit*, bagal*, kankh*, deo, deodor*",
	loose:
		"loose, dhila, dhile, dheeli, dhilen, tut*, break off, fall off, falling off, hang* off, coming loose, gir ja*, gir rah*, nikal rah*, latak rah*",
	cobbler:
		"cobbler, mochi, come off, coming off, has come off, come apart, ukhad*, ukhar*, glue, chipk*, chhil (gay*|rah*), chhilne, (sole|sol|talla|tala|silai|jod|jodh|kinar*|jut*|joot*|chappal*|sandal*) _ khul gay*, peel, peels, peeled, peeling, nikal gay*, nikal rah*, alag ho gay*, tut gay*",
	whiter:
		"white again, really white, fully white, pure white, milky white, (fir|phir) _ (safed|white), dobara safed, (nay(a|e|i)|nae|nai) jais*, like new, as new, bilkul safed, bilkul white, safed ho*, white ho*, whiter, whiten*",
	newclothes:
		"(kap*|kurt*|shirt*|jeans|jins) (nay(a|e|i)|nae|nai) h*, new (cloth*|jeans|jean|kurt*|shirt*|dress*|saree*|red|_ kurt*), nay(a|e|i) (kap*|jean*|jins|kurt*|shirt*|dress*|sari|saree*|dupatt*|_ kurt*), nae kap*, nai (jeans|jins|shirt*|kurt*|sari|saree*)",
	oldstain: `every stain*, all stain*, any stain*, set stain*, which stain*, what stain*, hardest, har dag*, sabhi dag*, sare dag*, kaun se dag*`,
	looksclean: `looks clean, look clean, spotless, looks fine, not dirty, no (stain*|mark*|dirt), (saf|clean|sahi|thik) _ (dikh*|lag*), gand(a|e|i) nahi*, (ekdam|ekdum|bilkul) (saf|clean), saf (hi )?hai (phir|fir|to)`,
	firstaid: `(wash it|dho du|dho lu|dhona) _ (bring|as it is|aise hi|vaise hi), (bring|give) _ _ as it is, aise hi (le|de|du|dedu|lau|la), (put|lagau|laga du|dalu|dal du) _ (salt|namak|powder|soap|sabun|nimbu|lemon|vinegar|soda), what now, what (should|do|can) (i|we) do (now|first|meanwhile|till|until|before|with it|with this|about the stain), what to do (now|first|till|until|before|meanwhile), (till|until|before) (you|u|your|pickup|pick) _ _ _ (come*|collect*|pick*|up|arrive*), (before|till|until) (i|we) (give|send|hand|drop|bring), before (giving|sending|handing) _ _ you, meantime, meanwhile,
		(dab|dabbing|blot|wipe|rinse|scrub|scrape|soak) _ (it|the|this|with|off|first), (put|apply|sprinkle|use) _ (salt|lemon|powder|talc*|talcum|baking|soda|vinegar|soap|shampoo|sanitizer), (wash|rinse|clean) it _ (first|before|myself), (abi|abhi|tab tak|turant) kya (kar*|kiya jae),
		pani lag(a|o)*, (nimbu|namak|powder|pauder|paudar|talcum|sirka|soda|sabun|shampoo|surf) _ (dal*|lag(a|o)*|mal*|chid*|se dho*), ragad*, ragd*, ragar*, ragr*, ghis*, kharoch*, (pehle|pahle) _ (dho|dhou*|dho lu|kuch), dho (lu|lun|du|dun), kuch (lag(a|o)*|dal*) _ (ya|pehle|tab), (aise|vaise|waise|yuhi) hi (de|du|dun|den|dena|bhej*)`,
	// How they are treated.
	necessary: `(should|must) _ _ _ _ clean*, needs? (cleaning|to be clean*), compulsory, mandatory, (do|does) _ _ _ (need|have) _ _ _ clean*, necessary, zaruri, jaruri, zarurat, (dhulv*|dhulw*|karvan*|karan*) _ (chahi*|padega|padta|padti|hoga),`,
	washable: `wash* or dry*, dryclean* (or|ya) _ (laundry|dhul*), dryclean* or _ wash*, dryclean* or should*, wash* _ _ _ _ at home, at home (_ wash*|or (wash*|dry*|give|send)), machine wash*, wash* _ _ _ _ (in|at) _ (machine|home), (wash*|dho*) _ _ _ _ _ (or|ya) _ _ (dry*|dryclean*), hand wash*, home wash*,
		_ machine _ (wash*|dho*|dhul*|dal(?!t)*), (wash*|put|go) _ _ (in|into) (the|a|my) (washing )?machine, in (the|a|my) (washing )?machine, (ghar|machine|mashin|pani|hath) (pe|par|me|se) _ (dho*|dhu*|dal(?!t)*), (ghar|machine|mashin|pani|hath) (pe|par|me|se) _ _ _ _ kaise (dho*|dhu*), how (do|to|can|should) _ (wash*|clean*) _ _ _ _ (at home|in the machine|by hand),
		(dhulai|dhona|dhoen|dhoe|dhoye|dho sakte hai|dho sakte hain) _ (ya|aur) _ dry*, (dhulai|washing|wash) (aur|and|or|ya|vs) dry*, dryclean* (aur|and|or|ya|vs|me) _ _ (dhul*|wash*), (dhulai|washing) (aur|ya|and|or|me|mein|vs) dry*, (dhulti|dhulta) hai ya dry*, dhulegi ya dry*`,
	mustdryclean: `needs? (to be )?dryclean*, dryclean* (compulsory|mandatory|necessary), (compulsory|mandatory) _ _ dryclean*, (must|should|shall|necessary) _ _ _ _ dryclean*, (do|does) _ _ _ (need|have) _ _ dryclean*, dryclean* only, dryclean* hi, dryclean vala, dryclean* ka hai,
		dryclean _ (jaruri|zaruri|padega|padta|padti)`,
	knowing: `how (do|can|will|should) (i|we|you) (know|tell|check|find out|decide) _ _ _ _ _ _ _ _ (needs?|dryclean*|wash*|machine), how to (know|tell|check|find) _ _ _ _ _ (needs?|dryclean*|wash*),
		(kaise (pata|pta|jan*|pehchan*|pahchan*|samjh*|malum)|pata kaise|kaise maloom) _ _ _ _ _ _ _ (dryclean*|dhul*|dho|dhon*|ghar)`,
	separate:
		"separate*, alag, alag alag, alone, apart, together with, mix, mixed, milakar, milake, sath me dho*, sath mein dho*, ke sath dho*, together",
	product:
		"chemical*, kemikal*, product*, (cleaning|washing) agent*, powder*, pauder*, paudar*, detergent*, ditarjent*, ditrjent*, sabun*, soap*, solvent*, bleach use, kis chiz se, kya lagate, bleach (is |be )?used, is bleach used, (use|using) bleach, bleach lagate",
	skin: "skin, allerg*, elerj*, elarj*, tvacha, baby, babies, infant*, newborn*, navjat*, for kids, for children",
	expensive:
		"designer*, dijain*, expensive, mahang*, mahng*, mehng*, branded, luxury, costly bag, kimti",
	velvet: "velvet*, makhmal*, makmal*, velvat*",
	rayon: "rayon*, viscose*, viskos*, reyon*, crepe*, krep*",
	antique: "antique*, silk rug*, silk carpet*",
	takedown:
		"take _ _ down, taking _ down, taken (down|off), unhook*, hooks, remove the curtain*, (take|taking|remove) _ curtain* (off|down), (parde|parda) _ nikal*, utarna, utarne, utarni, utarkar, utar kar, utar ke, utaru, utaren, utaroge, latkan*, rods",
	panel:
		"one panel, count panel*, panel mean*, panel kya, panel kise, panel matlab, panel ka matlab",
	standin: `neighbo*(?! (said|say*|told|got|had|ne)), padosi*(?! ne), parosi*(?! ne), guard*, chaukidar*, chowkidar*, watchman, cook, maid, kaamwali, kamwali, (somebody|someone) else (hand|give), koi aur (thaila|thela|kapde|thaili) de`,
	small: `thod(a|e) (se )?kap*, few (clothes|shirts|pieces), (too|very|so|such a|itna|itne|bahut|bohot) (small|little|few|chot*) _ (order|load|lot|batch)?, (itna|itne|bahut|bohot) kam (order|load|lot|batch|kap*), (is|be) (too|very) small, small (order|load|batch|lot|quantity), (chota|chote|thoda|thode|kam) (order|load|lot), minimum (order|quantity|amount|weight|load|kap*), min order, (minimum|kam se kam) kitn* (kap*|kilo*|kg|piece*|ka order|order), bahut chota, bahut chote, bahut kam`,
	quote: "for a quote, a quote, laundry quote, quotation*, rate janne ke liye, kotesan",
	weigh: "weigh, weighs, kitna vajan, kitna vajn, vajan kitna",
	byweight: `(kilo|kg) (me|mein|m|vale|vale me|ke hisab se) _ _ _ (de|dal|jat*|dal*|dete|diy*), (which|kon se|kaun se|kya kya|what) (clothes|kap*|things|chij*|chiz*) _ _ _ (kilo|kg|weight), counts in the weight, vajan me kya, (tol|taul|tolkar|taulkar) _ _ _ _ (gin|ginkar), (gin|ginkar) _ _ _ _ (tol|taul|tolkar|taulkar), (kg|kilo|weight|vajan) _ _ (or|ya|and|aur) _ _ (piece|item|nag|pis)*,
		(piece|item|nag|pis)* _ _ (or|ya) _ _ (kg|kilo|weight|vajan), count* _ _ (or|ya) _ weigh*, weigh* _ _ (or|ya) _ count*`,
	infectious: "infect*, sankram*",
	labcoat:
		"doctor* _ _ coat*, doktar* _ _ (kot|coat)*, (lab|dr|medical|nurse*) _ (coat*|kot), scrubs",
	industry: "industr*, factory, factories, workshop*, karkhana*, karkhane*",
	guests: "guest cloth*, guests cloth*, mehmano*, mehman*",
	rexine: "rexine*, reksin*, regzin*, leatherette",
	cottonfilled:
		"cotton (filled|inside|stuffed), cotton hai andar, rui, ruyi, rui wal*, cotton (ki |vali |ka )?razai*, cotton quilt*, suti razai*",
	drytime:
		"sit on, can _ _ sit, to sit, not sit, baithen, baithna, baithne, baith sakte, sukh jat*, sukhne, sukhega, sukhta, how long _ dry, dry to, drying time, dry again",
	bleach: "bleach*, blich*, chlorine",
	// Signs on the label.
	label:
		"label*, lebal*, tag, tags, teg, symbol*, simbal*, sign, signs, nishan* _ _ _ matlab, matlab _ _ nishan",
	nolabel: `(label|lebal|tag|tags) _ (nah*|cut|torn|missing|gone|vanish*|kat gay*|phat gay*|gum), (no|without|bina|lost) _ _ (label|lebal|tag)`,
	tub: "tub, tab ka, tab ke, tab me, tab pe, tab par, tab bana, balti, bucket, basin",
	circle: "circle*, gol, gola, gole, round",
	triangle: "triang*, trikon*, trikaun*, tikon*, tribhuj*, tiribhuj*, tribuj*",
	square: "square sign, square symbol, square on, square, chaukor*, chokor*, box, dabba, dibba",
	onedot: "(one|1|ek|single) (dot|dots|bindi|bindu)",
	twodots: "(two|2|do) (dot|dots|bindi|bindiya|bindiyan|bindu)",
	threedots: "(three|3|teen|tin) (dot|dots|bindi|bindiya|bindiyan|bindu)",
	dots: "dot, dots, bindi*, bindu",
	onebar: "(one|1|a) (bar|line|underline), ek (line|lakir)",
	twobars: "(two|2|do) (bar|bars|line|lines|lakir|lakire*|tirchhi)",
	threebars: "(three|3|teen|tin) (bar|bars|line|lines|lakir|lakire*)",
	cross: "cross*, kros*, kras*, kro, kata, kati, kate, struck",
	empty: "(empty|plain|blank|only|khali|sirf|sada) (a )?(triangle|trikon|tikon*)",
	byhand: "hand, hands, hath",
};

/** Of these, what may be asked of anything, and tells nothing without a thing. */
export const widestMatters: ReadonlySet<string> = new Set(
	"often season necessary store putaway lookafter years drytime label circle rain".split(" "),
);

/** Of these, what tells nothing by itself: what must be done, and what may befall any garment. */
export const weakMatters: ReadonlySet<string> = new Set(
	"necessary loose cobbler tear print pocket".split(" "),
);

/** Of these, what befalls things: an entry that does not speak of it answers nothing about it. */
export const mishaps: ReadonlySet<string> = new Set(
	"smell ink yellow mildew insects grease shrink dye tear bead sole shine".split(" "),
);

/** Of these, fabrics: what is said of them is said of whatever is made of them. */
export const fabricMatters: ReadonlySet<string> = new Set(["velvet", "rayon"]);

/**
 * What the drawings of the care label show (ISO 3758), in words of the table above; after a comma what they are called
 * besides.
 */
export const drawnSigns: Readonly<Record<string, string>> = {
	"wash-60": "label tub 60",
	"wash-40": "label tub 40",
	"wash-30": "label tub 30",
	"wash-mild": "label tub onebar",
	"wash-very-mild": "label tub twobars",
	"wash-hand": "label tub byhand",
	"wash-cross": "label tub cross",
	"bleach-any": "label triangle empty",
	"bleach-oxygen": "label triangle twobars",
	"bleach-cross": "label triangle cross",
	"dry-tumble": "label square circle",
	"dry-tumble-low": "label square circle onedot",
	"dry-tumble-cross": "label square circle cross",
	"dry-drip": "label square threebars",
	"dry-flat": "label square onebar",
	"dry-shade": "label square twobars",
	"iron-1": "label iron dots onedot",
	"iron-2": "label iron dots twodots",
	"iron-3": "label iron dots threedots",
	"iron-cross": "label iron cross",
	"clean-p": "label circle p",
	"clean-f": "label circle f",
	"clean-mild": "label circle onebar",
	"clean-cross": "label circle cross",
	"wet-w": "label circle w",
	"wet-mild": "label circle w onebar",
	"wet-cross": "label circle w cross",
	washing: "label tub",
	bleaching: "label triangle, bleach",
	drying: "label square",
	ironing: "label iron, dots",
	"professional-care": "label circle",
};
