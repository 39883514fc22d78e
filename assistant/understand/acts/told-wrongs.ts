/** Wrongs that a customer tells of the shop without the word "complaint". */
import type { Reading } from "../reading.ts";

const yours = "(?:aap|ap|aapke|apke|aapki|apki|aapne|apne|aapane|tumne|tumhare|you|your|u|ur)";
const broken =
	"(?:tod|tor|tord|ph?ar|fad|faad|phad|phaad|faar|phaar|gira|jala|bigad|bigaad|bigar|bigaar|kharab|khrab|gum|kho)";
const lessHalf = "(?:aadh[aei]|adh[aei]|half|only \\d+|sirf \\d+|\\d+ hi)";
const laundry =
	"(?:kap[dr]\\S*|clothes|order|bag|bags|parcel|saman|samaan|laundry|laundary|pieces?|suit|shirts?|sarees?|sari)";
const came =
	"(?:a+y[aei]|a+[ei]|mil[aei]|bhej[aei]|laut\\S*|de gay?e|de gae|came|come|back|got|received|returned|delivered)";
const more = "(?:extra|ekstra\\S*|zyada|zyaadaa|jyada|double|dugn[aei]|more than)";
const took =
	"(?:li[ay]?[ae]?|le liy?[ae]|lie|lagay[ae]|laga[ey]|jod[ae]|charged|took|added|kata|kaate|kat liye)";

const handed =
	"(?:sent|gave|given|delivered|returned|brought|de (?:di|diy[ae]|gay?[aei]|gae)|bhej di\\w*)";
const another =
	"(?:someones?|somebodys?|(?:an)?other (?:person|people|customer)s?|nei?ghbou?rs?|kisi aur|dusre)";

/** The shop's people broke, tore or lost it: "paaya tod diya aapke ladko ne". */
const theyDamaged = [
	new RegExp(
		` ${broken} (?:ke )?(?:di|diy)[aeiy]* .*${yours} | ${yours} .*${broken} (?:kar )?(?:ke )?(?:di|diy)[aeiy]* `,
	),
	/ (?:ph?at|fat|fatt|phat|toot|tut|jal|kho|sikud|sikur|kharab ho|utar) ga?y[aei]* (?:\S+ )?(?:aap|ap)k[ei] (?:yah|pas|dukan|shop)| (?:aap|ap)k[ei] (?:yaha?n?|paas?|dukan|shop) (?:\S+ ){0,3}(?:ph?at|fat|toot|tut|jal|kho) ga?y/,
	// "Button toota hua aaya".
	new RegExp(
		` (?:tut|toot|tuta|phat|fat|jal|kat|gil|gand|mail|daag|kharab|nikl)\\S* hu[aei] (?:hi |vapas |wapas )?${came} `,
	),
	/(?<! i| we| my \w+) (?:broke|tore|burnt|burned|ruined|spoiled|damaged|scratched|stained|lost) (?:my|our) (?!bill|receipt|slip)/,
	// "Your boy dropped them in the mud", not "my boy".
	/(?<! mere| meri| my| our| hamare| apne) (?:ladk\w*|lark\w*|band[ae]|boy|guy|staff|driver) .*(?:gira|phe[nk]\w*|fe[nk]\w*|kho|tod|phad|fad|dropped|lost|tore|broke|spilled|threw|(?:wrong|vrong|galat) (?:flat|house|ghar|address|gate|floor)) /,
	/ (?:press|pres|iron|istri) (?:se |ka |ke |ki |me )?(?:jal\w*|burnt|burn) | jalne (?:ka|ke|kaa) (?:nishan|nishaan|dag) | (?:burn|scorch|iron) marks? (?:on|in) (?:my|the) /,
];

/** A part of the order, or another's: "aadhe kapde aaye", "wrong bag delivered". */
const notAllOrOthers = [
	new RegExp(
		` ${lessHalf} (?:of )?(?:my |the |mere )?(?:${laundry} )?(?:hi |to )?(?:vapas |wapas )?${came} `,
	),
	new RegExp(
		` (?:wrong|vrong|galat) (?:\\S+ ){1,2}${handed} | (?:wrong|vrong|galat|kisi aur \\S+|dusre k[aei]|doosre k[aei]) (?:\\S+ )?${laundry} (?:\\S+ )?(?:${came}|de|di|diy[ae]|bhej|aa|a|sent|gave) `,
	),
	new RegExp(
		` (?:sent|gave|delivered|brought|got|received) (?:me |us )?(?:the |a )?(?:wrong|vrong) ${laundry} `,
	),
	new RegExp(
		` (?:dusre|kisi aur) k[aei] (?:\\S+ ){1,3}(?:${came}|${handed}|a gay?[aei]|a gai) | (?:you|u|they|guy|boy) (?:\\S+ ){0,3}${handed} .*${another} | (?:got|received) (?:\\S+ ){0,3}${another} | (?:kah[ie]n?|kisi) aur (?:ko |ke )?(?:\\S+ ){0,2}(?:chal[aei] ga|${handed})`,
	),
	/ (?:got|received|mil[aei]|came) (?:only |back |sirf )?\d+ (?:out )?(?:of|me se) (?:my |the )?\d+ | \d+ (?:me|mein) se (?:\S+ )?\d+ (?:hi )?(?:mil[aei]|a+y[aei]) | (?:dusr[aei]|ek|baki|other) (?:\S+ )?ka pata nahi /,
	/ (?:ek|do|teen|\d+) \S+ nahi mil[aei] | (?:took|le ga\w*|diy[ae]) \d+ .*(?:wrote|likh\w*) (?:only |sirf )?\d+ /,
	/ (?:one|two|three|some|few|\d+) of (?:my|the|our) (?:\S+ ){1,3}not (?:come|returned|back|received|there|in|get) /,
	/ (?:buttons?|batan|hook|lining|beads?|moti|sitare|zip|chain|belt|lace|border) .*(?:gone|missing|came of+|fel+ of+|nikal ga\w*|nikli|nikle|ukhad\w*|gayab) .*(?:since|after|from (?:you|your)|back|ke bad|vapas|aapk\w*|apk\w*) /,
	/ (?:ek|do|1|2|3|\d) (?:\S+ )?(?:kam|gayab|missing) (?:hai|hain|tha|the) | (?:is |are )?missing from (?:the|my) /,
];

/** More money than was agreed: "extra charge kyu liya". */
const tookMore = [
	/ never got (?:my |the )?(?:change|money|refund) | tola .*nikl[ae] /,
	/ bil+ (?:me |mein )?(?:\S+ ){0,4}(?:kyu\w*|kyon|vhy|why|jyada|zyada|extra|galat|vrong|wrong) | bil+ \d+ kaise | (?:but|and) (?:you|u|they) (?:\S+ ){0,4}(?:billed|charged) /,
	/ \d+ (?:rs |rupay\w* |rupees )?(?:extra|jyada|zyada) (?:ma+ng\w*|le|li\w*) | (?:ladke|band[ae]|boy|guy) (?:ne )?(?:bola|kaha|said|told) (?!.* (?:kya|sahi|right|true) ).*(?:free|muft|discount) /,
	/ (?:you|u|people|guys|boy|guy|he|they) (?:took|charged|added|made me pay|asked for) (?:\S+ ){0,3}(?:extra|more) /,
	new RegExp(` ${more} (?:\\S+ ){0,2}(?:kyu|kyun|kyon|why) (?:\\S+ )?${took} `),
	new RegExp(
		` (?:paise|paisa|rupaye|rupay|rs|bill?|charge|chaarj|charges|\\d+) (?:\\S+ ){0,2}${more} (?:charge |paise )?${took} `,
	),
	new RegExp(
		` ${more} (?:\\S+ )?(?:paise|paisa|rupaye|rs|charge|chaarj|charges|bill|money) (?:\\S+ )?${took} `,
	),
	/ (?:payment|pement|peyment|paise|paisa|pay) .*(?:ho gaya|kar diya|kar di|de di\w*|diye).*(?:phir|fir|again|abhi bhi|dobara|maang|mang) | paid .*(?:but|still|again) .*(?:again|ask\w*|demand\w*|cash|messages?) /,
	/ (?:kyu|kyun|kyon|why) (?:\S+ ){0,4}(?:extra|zyada|jyada) (?:\S+ ){0,2}(?:charged?|li\w*|paise) .*(?:liy\w*|li|did|was|charged) | why (?:was i|did you|were we|you) (?:\S+ )?(?:charged?|charging|take|took|taking) (?:\S+ ){0,3}(?:extra|more) /,
];

/** Nobody came, and promises that were not kept: "3 din se bol rahe ho", "har baar kal kal". */
const notKept = [
	/ (?:no one|nobody|none) (?:came|has come|showed|turned up|arrived) | (?:koi|larka|ladka|pickup \S+|delivery \S+) (?:\S+ ){0,2}nahi (?:a+y[aei]|a+[ei]) /,
	/ (?:phone|fon|call|cal|kol) (?:\S+ ){0,3}(?:utha\w*|lagta|receive|pick) (?:\S+ )?nahi | (?:koi|phone|fon|call) (?:\S+ ){0,2}nahi (?:utha\w*|lag (?:raha|rha)) /,
	/ (?:\d+|do|teen|char|kai|kitni) (?:bar|baar) (?:bol\w*|kah\w*|keh\w*|bata\w*) | nahi a+y[aei] koi /,
	/ (?:not|never) (?:pick|answer|receive|reply)\w* (?:\S+ ){0,2}(?:phone|fon|call) | (?:par|but|lekin) .*(?:mana kar|denied|refus)\w* /,
	/ (?:tum|aap|ap) log (?:\S+ )?nahi a+y[ae] | (?:you|u) (?:guys |people )?did not (?:come|show) | (?:bar|baar|times) (?:ga[vy]\w*|a+ya|went|vent|came|call\w*) .*(?:nahi|not|no) /,
	/ (?:asked for|told you|told u) .* but (?:\S+ )?(?:got|you|u|they|it) | (?:bola|kaha|boli) (?:tha|thi) .*(?:par|lekin|magar|but) .*(?:kar|de|laga) (?:di|diya|diye) /,
	/ when (?:i|we) (?:said|asked|told) | (?:ye|yeh) mer[aie] \S+ nahi | this is not my /,
	/ \S+ (?:din|dino|hafte|ghante) se (?:\S+ ){0,7}(?:bol|keh|kah|kal|tal|taal|chakkar|ghuma|pareshan|bula|wait|intez)/,
	/ (?:still|stil) (?:\S+ )?(?:waiting|vaiting) (?:since|for|from) | (?:waiting|vaiting) since /,
	/ (?:roz|har bar|har baar|every ?time) (?:\S+ )?(?:kal kal|bahan\w*|jhoot\w*|jhuth\w*|excuse\w*|late|der|wait) | (?:jhoot|jhuth|jhooth) bol/,
];

/** "2 weeks and still no lehenga", "itni der". */
const tooLate = [
	/ (?:days?|veeks?|weeks?|hours?|din|hafte|ghante) .*(?:still|stil) (?:no|not|nothing|have not) /,
	/ itn[ie] (?:der|deri|late|din) | (?:but|par|lekin) (?:it )?(?:came|mila|aaya|aya) (?:after|late|\d) /,
];

/** Staff that was rude, or took and did not give. */
const badStaff = [
	/ (?:staff|boys?|guys?|man|men|person|ladk\w*|larka|larke|banda|bande|driver|you|u|people) .*(?:badly|rudely|bad attitude|ulta|batameej\w*|gusse|ghoor|bura) /,
	/ (?:staff|boy|guy|man|ladk\w*|larka|larke|banda|you|u|aapne|apne) .* (?:but|par|lekin|magar) .*(?:nahi (?:di|diy[ae]|kiy[ae]|ki|hu[aei]|laut\w*)|not (?:give|gave|given|return\w*|do|done|came|come)) /,
];

/** Bad work: "is this what you call ironing", "not happy with". */
const badWork = [
	/ (?:nobody|no one) (?:answers|picks|receives|replies|responds) | is this (?:what|how) (?:you|u) (?:call|do|iron|clean) | (?:aise|ese|esi|aisi|aisa) (?:\S+ )?(?:dhot[ei]|press|pres|safai|kaam|kam) (?:kart[ei] |hoti |hota )?(?:ho|hai|hain|he) (?:kya )?/,
	/ (?:not|never) (?:at all |very |so |really )?(?:happy|satisfied|impressed|pleased) (?:with|about) (?:the|your|you|this|ur|my|how)| unhappy | khush nahi (?:hu|hoon|hai|hain|hun) /,
	/ ko (?:\S+ )?(?:batana|bolna|puchna) chahiye tha | (?:chal[aei]) ga\w* (?:tha|thi|the) .*(?:vapas|wapas) /,
	/ never (?:giving|coming|using) | pehle nahi th[aei] | not there before | yah?i hai (?:aap|ap)k[ei] | is this your (?:\S+ )?service /,
	/ (?:bina \S+ (?:ke |kiye )?|(?:mud|tud|gil|gand|ult|adhur)\S* )(?:hi |\S+ )?(?:bhej|de|laut)\S* (?:di\S*|gay\S*|gae) /,
	/ (?:dhabb\w*|dag|daag|nishan|ch?hed|silvat\w*) (?:\S+ )?(?:laga|kar) ?(?:ke|kar)? (?:bhej|de|diy|laut)\w* /,
	/ (?:is|was|were) not (?:even )?(?:ironed|pressed|cleaned|washed|vashed|folded|dried) (?!by)/,
	/ (?:gil[aei]|gand[aei]|adhur[aei]|wet|vet|dirty|half done) (?:hi )?(?:ch?h?od\w*|left) /,
	/ (?:nay[aei]|new) (?:dag|daag|stain|nishan|hole|ched) .*(?:laga|kar|bana|de) (?:di|diy[aei]|dee) /,
	/ (?:creases|wrinkles|silvat\S*|shikan) (?:all over|abhi|vaise|waise|still|reh|rah|hi) /,
	/ kap\w* (?:me |mein |se )?(?:\S+ )?(?:se )?(?:badbu|badboo|smell|bu|boo) (?:abhi |abhi bhi )?(?:a+|aa) (?:rahi|rhi|rahee) | (?:never again|kabhi nahi dunga|kabhi nahi dungi|ab nahi dunga|last time i give)/,
];

/** Of what is past, whatever is wished beside it. */
const said =
	/ should have (?:told|called|asked|informed|come|been|checked) | last (?:laundry|wash|load|order) .*(?:turned|became|got|came|ruin\w*) /;

/** A wish or a worry, of which nothing has happened. */
const notYet =
	/ (?:if|agar|agr|will|would|can|could|sakte|sakta|sakti|karoge|karenge|doge|dega|loge|lenge|lagega|hatao|hata do|remove|hat jayegi|jayegi|jayega|chahiye|want|need|how much|kitna|kitne ka) /;

/**
 * What is told to have gone wrong; undefined where nothing is.
 * @param text of the sentence, as the tables write it and as it was typed
 */
export function wrongTold(
	{ tokens }: Reading,
	text: string,
): "damage" | "money" | "other" | undefined {
	if (said.test(text)) return "other";
	if (tokens.length < 3 || notYet.test(text)) return undefined;
	const tells = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(text));
	if (tells(theyDamaged) || tells(notAllOrOthers)) return "damage";
	if (tells(tookMore)) return "money";
	return [notKept, tooLate, badStaff, badWork].some(tells) ? "other" : undefined;
}
