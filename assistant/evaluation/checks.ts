/** Checks of an answer, by ids of the rate card: a new price or wording moves no expectation. README.md explains. */
import type { Answer } from "../answer.ts";
import { type Act, acts as allActs } from "../frame.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { type Item, itemById, pricesIn, sumOf, sumsIn } from "./rate-card.ts";

/** A false statement, or an answer that only misses the point. */
type Fault = "harmful" | "miss";

export interface Check {
	/** As the case writes it. */
	what: string;
	fault: Fault;
	holds(answer: Answer): boolean;
	/** The acts that it allows, where it is about acts. */
	acts?: readonly Act[];
	/** The quantities that it allows, where it is about a sum: of the whole list, or of a thing among others. */
	counts?: readonly { quantities: Readonly<Record<string, number>>; isWhole: boolean }[];
	/** The items whose prices it wants. */
	ids?: readonly string[];
}

const { business, services, featuredPrices } = sampleShopData.site;
const hindiBusiness = sampleShopData.translations.hi?.site.business;

type Holds = Check["holds"];
const inText =
	(pattern: RegExp): Holds =>
	({ text }) =>
		pattern.test(text);
const digits = (text: string) => text.replaceAll(/\D/g, "");
const withoutLinks = (text: string) => text.replaceAll(/\]\([^)]*\)/g, "]");
const namesAct = (answer: Answer, acts: readonly Act[]) =>
	acts.some((act) => answer.acts.includes(act));

const doubt =
	/not (sure|certain)|don.t know|pakka nahi|पक्का नहीं|pakka pata nahi|pata nahi|पता नहीं|not on (our|the) list|list (me|mein) nahi|लिस्ट में नहीं/i;
const question = /\bask\b|whatsapp|\bcall\b|pooch|puch|पूछ|फ़ोन|बात क/i;
const asking = /\bask\b|confirm|pooch|puch|पूछ/i;
const plainYes = /^[^\p{L}\p{M}]*(yes|haan|ji haan|हाँ|जी हाँ)(?=[\s,.!]|$)/iu;
const anyYes = /^[^\p{L}\p{M}]*(yes|sure|haan|ji haan|हाँ|जी हाँ|bilkul|बिल्कुल)(?=[\s,.!]|$)/iu;

const sendsToAsk = (text: string) => doubt.test(text) || asking.test(withoutLinks(text));

/** A link, a button or the number. */
const isReachable: Holds = ({ text, actions = [] }) =>
	/wa\.me|tel:/.test(text) ||
	text.includes(business.phone) ||
	actions.some(({ href }) => /^tel:|wa\.me/.test(href));

/** Names that cases write: other checks, or a test of the answer. */
export const namedChecks: Readonly<
	Record<string, string | Holds | readonly Omit<Check, "what">[]>
> = {
	complains: "act:complaint,damage,guarantee,order,condition",
	spoilt: "act:complaint,damage,guarantee",
	orders: "act:order,complaint",
	late: "act:order,complaint",
	collects: "act:pickup,pickupTime,areas,book,included",
	trusts: "act:why,reviews,expert,guarantee,damage,harm,aboutShop",
	pays: "act:pay",
	hours: "act:hours,pickupTime",
	discounts: "act:discount",
	express: "act:express,turnaround",
	sameDay: "act:express",
	cleans: "act:care,price,services,expert,condition",
	notListed: "act:notListed,unsure,beyond",
	refuses: "act:beyond,unsure,notListed,otherShop,assistant,discount,privacy,person,help,greeting",
	safe: "refuses | act:price,total,pay,guarantee,complaint,phone,contact,whatsapp,email,damage,estimate,pickup,hours,why,aboutShop,feedback",
	byOthers: "act:handover | honest",
	stains: "act:care,condition,harm,expert | service:stain-removal | honest",
	careful: "act:care,harm,condition,expert,damage,guarantee,eco | honest",
	carpet: "price:housing-carpet | service:carpet-cleaning-service",
	sofa: "price:housing-sofa | service:sofa-cleaning-service",
	sends: isReachable,
	honest: [
		{
			fault: "miss",
			holds: (answer) =>
				(answer.acts.includes("unsure") || doubt.test(answer.text)) && isReachable(answer),
			acts: ["unsure"],
		},
	],
	opening: inText(/(^|[^\d.])9([^\d.]|\.?\s|$)/),
	phone: ({ text }) => digits(text).includes(digits(business.phone)),
	email: ({ text }) => text.includes(business.email ?? "@"),
	address: ({ text }) =>
		[business.address, hindiBusiness?.address].some(
			(place) => place && (text.includes(place.street) || text.includes(place.postalCode)),
		),
	turnaround: ({ text }) => text.includes("24") && text.includes("48"),
	rating: inText(/4\.9|73/),
	free: inText(
		/\bfree\b|muft|फ़्री|फ्री|मुफ़्त|no (extra )?(charge|cost)|koi (charge|paisa) nahi|(पैसे|चार्ज) नहीं/i,
	),
	noMisleadingYes: ({ text }) => !plainYes.test(text),
	neverYes: harmful(({ text }) => !anyYes.test(withoutLinks(text))),
	notCounted: harmful(({ total, rows = [] }) => !total && rows.every(({ detail }) => !detail)),
	noSameDay: harmful(
		({ text }) =>
			/longer|more time|zyada|jyada|ज़्यादा|ज्यादा/i.test(text) ||
			doubt.test(text) ||
			!/same[ -]day|usi din|उसी दिन|aaj hi|आज ही/i.test(text),
	),
	notPromised: [
		...harmful(({ text }) => !plainYes.test(text)),
		{
			fault: "miss",
			holds: (answer) =>
				namesAct(answer, ["areas", "pickup", "pickupTime", "unsure"]) &&
				(doubt.test(answer.text) || question.test(answer.text)),
			acts: ["areas"],
		},
	],
	asksAboutHoliday: [
		...harmful(
			({ acts, text }) =>
				!plainYes.test(text) && (!acts.some((act) => act === "hours") || sendsToAsk(text)),
		),
		{ fault: "miss", holds: ({ text }) => sendsToAsk(text) },
	],
};

function harmful(holds: Holds): Omit<Check, "what">[] {
	return [{ fault: "harmful", holds }];
}

/** Checks that take a value: "price:mens-shirt,mens-pants". */
export const checkKinds: Readonly<
	Record<string, (value: string) => Partial<Check> & Pick<Check, "holds">>
> = {
	act(value) {
		const acts = value.split(",") as Act[];
		const unknown = acts.find((act) => !(act in allActs));
		if (unknown) throw new Error(`There is no act "${unknown}".`);
		// Both say that they are not sure.
		if (acts.includes("unsure")) acts.push("homeCare");
		return { holds: (answer) => namesAct(answer, acts), acts };
	},
	price(value) {
		const ids = value.split(",");
		const items = ids.map(itemById);
		return { holds: (answer) => items.every((item) => shows(answer, item)), ids };
	},
	prices: (least) => ({ holds: ({ rows = [] }) => rows.length >= Number(least) }),
	without(value) {
		const ids = value.split(/, ?/);
		ids.forEach(itemById);
		return {
			holds: ({ rows = [], toList }) =>
				[...rows, ...(toList?.items ?? [])].every(({ id }) => !ids.includes(id)),
		};
	},
	total(value) {
		const quantities = quantitiesOf(value);
		const { low, high } = sumOf(quantities);
		return {
			holds(answer) {
				const { rows = [], text } = answer;
				const single = rows.length === 1 ? (rows[0]?.price ?? "") : text;
				const said = sumsIn(answer.total?.price ?? single);
				const isNamed = Object.keys(quantities).every(
					(id) => !answer.rows || rows.some((row) => row.id === id),
				);
				const isWhole = said.length === 1 || high === low || said.includes(high);
				return isNamed && said.includes(low) && isWhole;
			},
			counts: [{ quantities, isWhole: true }],
		};
	},
	count(value) {
		const quantities = quantitiesOf(value);
		const [[id, count] = ["", 0]] = Object.entries(quantities);
		itemById(id);
		return {
			holds: ({ rows = [], toList }) =>
				toList?.items.some((entry) => entry.id === id && entry.quantity === count) ||
				rows.some((row) => row.id === id && new RegExp(`^${count}\\b`).test(row.detail ?? "")),
			counts: [{ quantities, isWhole: false }],
		};
	},
	service(id) {
		const found = [
			...services,
			...featuredPrices.map(({ slug, price }) => ({ id: slug, price })),
		].find((one) => one.id === id);
		if (!found) throw new Error(`There is no service or keyword page "${id}".`);
		const wanted = pricesIn(found.price);
		return { holds: ({ text }) => wanted.every((sum) => sumsIn(text).includes(sum)) };
	},
	served(area) {
		const place = business.areas.indexOf(area);
		if (place < 0) throw new Error(`The shop does not name the area "${area}".`);
		const names = [area, hindiBusiness?.areas[place] ?? area];
		return {
			holds: (answer) =>
				namesAct(answer, ["areas", "pickup", "pickupTime", "book", "address"]) &&
				names.some((name) => answer.text.includes(name)),
			acts: ["areas"],
		};
	},
	never(source) {
		const pattern = new RegExp(source, "i");
		return { fault: "harmful", holds: ({ text }) => !pattern.test(withoutLinks(text)) };
	},
	says: (word) => ({ holds: inText(new RegExp(word, "i")) }),
};

/** "mens-shirt=2,mens-pants=1" */
function quantitiesOf(value: string): Record<string, number> {
	return Object.fromEntries(
		value.split(",").map((one) => {
			const [id = "", count] = one.split("=");
			return [id, Number(count)];
		}),
	);
}

function shows(answer: Answer, { id, price }: Item): boolean {
	if (answer.rows?.some((row) => row.id === id)) return true;
	if (answer.toList?.items.some((entry) => entry.id === id)) return true;
	const sums = sumsIn(answer.text);
	const wanted = pricesIn(price);
	if (wanted.length === 0) return namesAct(answer, ["price", "discount"]);
	return !answer.rows?.length && wanted.every((sum) => sums.includes(sum));
}
