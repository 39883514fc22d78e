/** The owner's forms, in the order of an owner's week. */
import { type FileName, translatedFiles } from "../shop/content-files.ts";
import { withEntryIds } from "./entry-ids.ts";
import { formSchema } from "./form-schema.ts";
import { type FormContext, type Group, isGroup, toForm } from "./form-shape.ts";
import { readForm } from "./read-form.ts";

type Words = readonly [english: string, hindi: string];

export interface Form {
	name: string;
	file: FileName;
	words: Words;
	/** The fields of the file that it shows, in its order; all of them if not said. */
	shown?: readonly string[];
}

export interface FormGroup {
	name: string;
	words: Words;
	/** Of Material Symbols. */
	icon: string;
	forms: readonly Form[];
}

const daysFirst = [
	...["specialDays", "hours", "turnaroundHours", "expressCutoff", "phone", "whatsapp", "email"],
	...[
		"name",
		"tagline",
		"owner",
		"address",
		"areas",
		"areaSpellings",
		"areasNotPromised",
		"citySpellings",
	],
	...["payment", "shopImage", "directoryLink", "socialMedia"],
];

/** Pictures have no form of their own: the editor has a place for them. */
export const picturesWords: Words = ["Pictures", "फ़ोटो"];

/** One form a file: of two, the editor would fill the first alone. */
export const formGroups: readonly FormGroup[] = [
	{
		name: "prices",
		words: ["Prices", "रेट"],
		icon: "sell",
		forms: [
			{
				name: "prices",
				file: "prices",
				words: ["Rate card", "रेट कार्ड"],
				shown: ["categories", "checkedOn"],
			},
		],
	},
	{
		name: "hours",
		words: ["Hours and closed days", "समय और छुट्टियाँ"],
		icon: "schedule",
		forms: [
			{
				name: "hours",
				file: "business",
				words: ["Hours, closed days, the shop", "समय, छुट्टियाँ, दुकान"],
				shown: daysFirst,
			},
		],
	},
	{
		name: "reviews",
		words: ["Reviews", "रिव्यू"],
		icon: "star",
		forms: [
			{ name: "reviews", file: "reviews", words: ["Reviews", "रिव्यू"] },
			{
				name: "testimonials",
				file: "testimonials",
				words: ["Words of customers", "ग्राहकों की बातें"],
			},
		],
	},
	{
		name: "messages",
		words: ["Texts on WhatsApp", "WhatsApp के मैसेज"],
		icon: "chat",
		forms: [{ name: "messages", file: "messages", words: ["Texts on WhatsApp", "WhatsApp के मैसेज"] }],
	},
	{
		name: "questions",
		words: ["Questions", "सवाल"],
		icon: "help",
		forms: [
			{ name: "faq", file: "faq", words: ["Questions and answers", "सवाल और जवाब"] },
			{ name: "assistant", file: "assistant", words: ["Assistant", "सहायक"] },
			{ name: "terms", file: "terms", words: ["Terms", "शर्तें"] },
			{ name: "privacy", file: "privacy", words: ["Privacy", "निजता"] },
		],
	},
	{
		name: "services",
		words: ["Services", "सर्विस"],
		icon: "local_laundry_service",
		forms: [
			{ name: "services", file: "services", words: ["Services", "सर्विस"] },
			{
				name: "features",
				file: "features",
				words: ["Reasons to choose the shop", "दुकान चुनने की वजहें"],
			},
			{ name: "care-labels", file: "care-labels", words: ["Care symbols", "कपड़े के लेबल के निशान"] },
		],
	},
	{
		name: "pages",
		words: ["Pages", "पेज"],
		icon: "web",
		forms: [
			{ name: "pages", file: "pages", words: ["Fixed pages", "मुख्य पेज"] },
			{
				name: "keyword-pages",
				file: "keyword-pages",
				words: ["Pages about one thing", "एक चीज़ के पेज"],
			},
			{ name: "landing-pages", file: "landing-pages", words: ["Landing pages", "खोज के पेज"] },
		],
	},
];

/** All forms, whatever their group. */
export const forms: readonly Form[] = formGroups.flatMap((group) => group.forms);

/** A file that is a list is one field of its form. */
export const rootList = "entries";

/** Fields of a form of a shop that has no Hindi, or of a file that needs none. */
export function contextOf(
	file: FileName,
	pictures: readonly string[],
	hasHindi: boolean,
): FormContext {
	return {
		pictures,
		hasHindi: hasHindi && (translatedFiles as readonly FileName[]).includes(file),
	};
}

/** The values of a form. @param value the JSON of the file */
export function formValues({ file, shown }: Form, value: unknown, context: FormContext): Group {
	const values = toForm(formSchema(file), value, context);
	if (!isGroup(values)) return { [rootList]: values };
	if (!shown) return values;
	const isShown = (name: string) => shown.includes(name.replace(/_hi$/, ""));
	return Object.fromEntries(Object.entries(values).filter(([name]) => isShown(name)));
}

/** The file as it becomes with the values of a form. @param old the JSON that it holds now */
export function readFormValues(
	{ file, shown }: Form,
	values: Group,
	old: unknown,
	context: FormContext,
): unknown {
	const schema = formSchema(file);
	const form = schema.type === "array" ? values[rootList] : values;
	return readForm(schema, withEntryIds(schema, form), old, context, shown);
}
