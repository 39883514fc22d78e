import { type RequestOptions, requestUnder } from "../../assistant/build-request.ts";
import type { ShopFiles } from "../../assistant/contract.ts";
import { bytesOf } from "../../assistant/data-sent.ts";
import { frameJsonSchema } from "./frame-json-schema.ts";
import { readingInstructions } from "./reading-instructions.ts";

const responseFormat = {
	type: "json_schema",
	json_schema: { name: "question", strict: true, schema: frameJsonSchema },
} as const;

const schemaBytes = bytesOf(JSON.stringify(responseFormat));

/** The specification's body, which asks what a question asks, as JSON of `frameSchema`. */
export function buildReadingRequest(
	question: string,
	{ now, ...options }: RequestOptions & { now: Date },
) {
	const rules = readingInstructions(options.data, now);
	const data = withoutRepeats(options.data);
	const body = requestUnder(
		rules,
		question,
		{ ...options, data },
		{ beside: schemaBytes, purpose: "reading" },
	);
	return { ...body, response_format: responseFormat };
}

/** Pages feature prices that are mostly the rate card's. */
function withoutRepeats(data: ShopFiles): ShopFiles {
	const items = data.prices.categories.flatMap((category) => category.items);
	const onRateCard = new Set(items.map(({ id }) => id));
	const featuredPrices = data.site.featuredPrices.filter(({ id }) => !onRateCard.has(id));
	return { ...data, site: { ...data.site, featuredPrices } };
}
