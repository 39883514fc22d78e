function words(list: string): ReadonlySet<string> {
	return new Set(list.split(/\s+/));
}

const own = words("my our mera mere meri hamara hamare hamari humara humare humari apna apne apni");
const order = words("order orders ordar parcel parsal");
const laundry = words("clothes garments laundry kapde kapda kapdo kapre kapra saman samaan");
const errand = words("delivery dilivari dilivri dilevari pickup pikap pikup");
const when = words("when kab kb");
const state = words(
	"status stetas sthiti update updates apdet late let delayed delay pending overdue",
);
const ready = words("ready redi taiyar taiyaar tayar done");
const finished = words("finish finished delivered arrived reached returned washed");
const coming = words(
	"come came coming back arrive arrived arriving received receive deliver delivered get reach reached return returned aaya aaye aayi aya aye ayi aayega aayegi aayenge aaega aaegi aaenge ayega ayegi ayenge aega aenge mila mile mili milega milegi milenge hua hui pahucha pahuncha pahunche wapas vapas",
);
const not = words("not nahi nahin nahee nhi never hasnt havent didnt isnt arent");
const gave = words("gave given dropped submitted diya diye diyo dia die");
const past = words("the tha thi yesterday ago last kal parso on");

const supposing = words(
	"if agar can could would should how du dun doon dunga dungi karu karun karwana karana karna dena need want chahiye available possible do kitna kitne kitni",
);
/** Stains that did not come out are no question of an order. */
const result = words("out clean saaf stain daag dag colour color");

const lateHours = /\blate (?:night|evening|hours?|tak)\b/;
const noOneCame = /\b(?:no one|nobody|koi nahi)\b.* (?:came|come|aaya|aya)\b/;
const whereIsMine =
	/\b(?:where|wheres|whr) (?:(?:is|are|r|s|has|have|did) )?(?:my|our|the order)\b/;
/** Only a "kahan" at the end asks where a thing is: "mere kapde kahan saaf honge" does not. */
const kahan =
	/\b(?:kahan|kaha|kahaa|kidhar|kidar|where)(?: (?:tak|pe|par|hai|hain|he|h|ho|gay[aei]|pahunch\w*|pahuch\w*|reh|rah[aei]|abhi|bhai|ji|please))* $/;

/**
 * Whether a question is about an order under way: where it is, when it comes, why it is late. Visitors name their
 * things instead ("mera suit kab milega"), so a list of phrases is not enough.
 */
export function asksAboutOrder(spelt: readonly string[]): boolean {
	const has = (...sets: ReadonlySet<string>[]) =>
		spelt.some((word) => sets.some((set) => set.has(word)));
	const text = `${spelt.join(" ")} `;
	if (has(supposing)) return false;
	if (has(gave) && has(past) && has(laundry, order, own) && has(when, ready)) return true;
	const isOwn = has(own, order);
	if (isOwn && (whereIsMine.test(text) || kahan.test(text))) return true;
	if (isOwn && (has(finished) || (has(when) && has(coming)))) return true;
	if (has(errand) && has(when) && /\b(?:boy|wala|wale|guy|bhaiya|is|hogi|hoga)\b/.test(text))
		return true;
	if (!isOwn && !has(laundry, errand)) return false;
	const isLate = has(state) && !lateHours.test(text);
	const cameNot = (has(not) && has(coming) && !has(result)) || noOneCame.test(text);
	return isLate || cameNot || (has(ready) && !has(errand));
}
