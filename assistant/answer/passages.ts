/** Finds what the shop's own texts say about a matter, in the language in which they are said. */
import type { SiteData } from "../../shop/site-data.ts";
import type { Voice } from "./voice.ts";

interface Topic {
	/** The first must be found; the more of the others, the better. */
	en: readonly RegExp[];
	hi: readonly RegExp[];
	/** The texts to look in; elsewhere than in the privacy policy by default. */
	in?: "privacy";
}

const topics = {
	guarantee: {
		en: [/\bagain\b|re-?clean|guarantee|redo/i, /not (?:happy|satisfied|content)|free/i, /\bif\b/i],
		hi: [/दोबारा|गारंटी/, /तसल्ली|पसंद|फ़्री/, /न (?:हो|आए) तो/],
	},
	damage: {
		en: [/damag|spoil|ruin|lost\b|missing/i, /damag/i, /look into|replace|compensat|talk it/i],
		hi: [/खराब|कम निकले|खो/, /देखते हैं|बात करते/],
	},
	harm: {
		en: [/may harm|uncleaned/i, /ask you first/i],
		hi: [/नुकसान|बिना (?:साफ़|धोए)/, /पहले (?:आपसे )?पूछ|लौटा/],
	},
	dropOff: {
		en: [
			/walk in|bring (?:them|your clothes) to (?:us|the shop)|drop (?:them )?(?:off )?at/i,
			/clothes/i,
		],
		hi: [/दुकान पर/, /कपड़े लेकर|आ सकते/],
	},
	handover: {
		en: [/whom to meet|someone else|neighbour/i, /at home/i],
		hi: [/किससे मिलना/, /घर पर/],
	},
	pockets: {
		en: [/\bpocket|brooch/i, /\bleft\b|find|take off/i],
		hi: [/जेब|ब्रोच/, /छूट|लौटा|उतार/],
	},
	condition: {
		en: [/stain|\btear|faded?|\bold\b|weak/i, /may not|not every|harm/i, /tell you|ask you/i],
		hi: [/दाग|फटा|रंग/, /न जाए|नहीं निकलता/, /बताते|पूछते/],
	},
	unclaimed: {
		en: [/\bstore\b|unclaimed|uncollected/i, /reach you|remain/i],
		hi: [/हमेशा के लिए|रह जाए/, /आकर ले|बात करने/],
	},
	estimate: {
		en: [/estimate|final price|depends? on|confirm/i, /final|before/i, /\bprices?\b/i],
		hi: [/पक्का रेट|अंदाज़ा/, /पक्का/, /शुरू होने से पहले/],
	},
	eco: {
		en: [/eco-|gentle|chemical|soft water|kind to|skin/i, /clothes|valley|water|cotton/i],
		hi: [/इको|त्वचा|केमिकल/, /नरम/],
	},
	expert: {
		en: [/each fabric|every fabric|one person|expert|with care/i, /fabric|order/i],
		hi: [/हर कपड़े|ध्यान से/, /देखभाल/],
	},
	care: {
		en: [/stain|fabric|\bmark\b/i, /show us|tell us|each/i],
		hi: [/दाग|निशान|हर कपड़े/, /दिखाइए|बताइए|देखभाल/],
	},
	ironing: {
		en: [/\biron|\bpress(?:ed)?\b/i, /steam/i, /finish|each/i],
		hi: [/प्रेस|इस्त्री/, /स्टीम/, /आखिर|हर कपड़े/],
	},
	pickup: {
		en: [/pick(?:ed)?[- ]?up|collect|your door|we come/i, /free/i, /deliver|bring|back/i, /door/i],
		hi: [/पिकअप|घर आ/, /फ़्री/, /डिलीवरी|वापस/, /दरवाज़े|घर/],
	},
	slow: {
		en: [/longer/i, /may (?:need|take)/i],
		hi: [/ज़्यादा समय/, /लग सकता/],
	},
	pay: {
		en: [/\bpay\b|payment/i, /delivery|home|hands/i],
		hi: [/पैसे|पेमेंट/, /डिलीवरी/],
	},
	discount: {
		en: [/discount|coupon|% off|cheaper|better rates/i, /bulk|regular/i],
		hi: [/छूट|बेहतर रेट/, /थोक|नियमित/],
	},
	privacy: {
		en: [/name, number|address that you give|personal data|used? to answer/i, /\buse\b/i],
		hi: [/नाम, नंबर|निजी/, /काम में/],
		in: "privacy",
	},
} as const satisfies Record<string, Topic>;

export type TopicName = keyof typeof topics;

interface Passage {
	title: string;
	sentences: readonly string[];
}

const split = new WeakMap<SiteData, Record<"privacy" | "others", Passage[]>>();

/**
 * The sentences that fit best, and those that follow them in their entries; empty where the shop says nothing about it.
 */
export function passages({ texts }: Pick<Voice, "texts">, name: TopicName): string[] {
	const topic: Topic = topics[name];
	const patterns = topic[texts.language];
	const places = passagesOf(texts.site)[topic.in ?? "others"].flatMap(({ title, sentences }) =>
		sentences.map((sentence, index) => ({
			score: scoreOf(patterns, title, sentence),
			sentence,
			rest: sentences.slice(index + 1),
		})),
	);
	const found = places
		.filter(({ score }) => score > 0)
		.sort((one, other) => other.score - one.score || one.sentence.length - other.sentence.length);
	const [best] = found;
	if (!best) return [];
	const others = found.slice(1).map(({ sentence }) => sentence);
	return [...new Set([best.sentence, ...others, ...best.rest])].map(texts.say);
}

/** A yes or no is understood only with its question; "we do not" is none. */
const yesOrNo = /(?:^|[\s,])(?:yes|no|जी|हाँ|हां|नहीं)(?=[,.।!])/i;

/** The text of an entry, as "faq/payment". */
export function entryText({ texts }: Pick<Voice, "texts">, passage: string): string[] {
	const [file, id = "", ...more] = passage.split("/");
	if (file === "questions") {
		const entry = texts.questions.find((one) => one.id === [id, ...more].join("/"));
		const [first = "", ...rest] = sentencesOf(entry?.answer ?? "");
		const isSign = id === "label-sign";
		const lead = entry && !isSign && yesOrNo.test(first) ? `${entry.question} ` : "";
		return [`${lead}${first}`, ...rest].map(texts.say);
	}
	const { faq, terms, privacy, features, services } = texts.site;
	const entries = [
		...faq.map((entry) => ({ file: "faq", id: entry.id, text: entry.answer })),
		...terms.items.map((entry) => ({ file: "terms", id: entry.id, text: entry.content })),
		...privacy.items.map((entry) => ({ file: "privacy", id: entry.id, text: entry.content })),
		...features.map((entry) => ({ file: "features", id: entry.id, text: entry.description })),
		...services.map((entry) => ({ file: "services", id: entry.id, text: entry.description })),
	];
	const entry = entries.find((candidate) => candidate.file === file && candidate.id === id);
	return sentencesOf(entry?.text ?? "").map(texts.say);
}

/** If the title alone names the matter, a sentence counts half. */
function scoreOf([must, ...others]: readonly RegExp[], title: string, sentence: string): number {
	if (!must) return 0;
	const base = must.test(sentence) ? 1 : must.test(title) ? 0.5 : 0;
	return base && base + others.filter((pattern) => pattern.test(sentence)).length;
}

function passagesOf(site: SiteData): Record<"privacy" | "others", Passage[]> {
	const known = split.get(site);
	if (known) return known;
	const policy = ({ items }: SiteData["terms"]) =>
		items.map(({ title, content }) => ({ title, sentences: sentencesOf(content) }));
	const made = {
		privacy: policy(site.privacy),
		others: [
			...site.faq.map(({ question, answer }) => ({
				title: question,
				sentences: sentencesOf(answer),
			})),
			...site.features.map(titled),
			...site.services.map(({ name, description }) => titled({ title: name, description })),
			...policy(site.terms),
		],
	};
	split.set(site, made);
	return made;
}

/** A feature's text hardly stands without its title. */
function titled({ title, description }: { title: string; description: string }): Passage {
	const [first = "", ...rest] = sentencesOf(description);
	return { title: "", sentences: [`${title}: ${first}`, ...rest] };
}

export function sentencesOf(text: string): string[] {
	return text.split(/(?<=[.!?।])\s+/).filter((sentence) => sentence !== "");
}

/** As many of the first sentences as there is room for. */
export function sentencesWithin(sentences: readonly string[], room: number): string {
	let text = "";
	for (const sentence of sentences) {
		const longer = text ? `${text} ${sentence}` : sentence;
		if (longer.length > room) break;
		text = longer;
	}
	return text;
}
