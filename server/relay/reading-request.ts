import { z } from "zod";
import { type RequestOptions, requestUnder } from "../../assistant/build-request.ts";
import type { ShopFiles } from "../../assistant/contract.ts";
import { bytesOf } from "../../assistant/data-sent.ts";
import { frameSchema } from "../../assistant/frame.ts";
import { readingInstructions } from "./reading-instructions.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * `frameSchema` for strict structured outputs: every field is required, what may be missing may be null, and of the
 * keywords only types and enums are left, because others are refused ("minItems is not supported").
 * @see https://console.groq.com/docs/structured-outputs
 */
const frameJsonSchema = strict(z.toJSONSchema(frameSchema));

function strict({ type, enum: words, items, properties, required = [] }: JsonSchema): JsonSchema {
	if (properties) {
		const fields = Object.entries(properties).map(([name, field]) => {
			const plain = strict(field as JsonSchema);
			const isOptional = !required.includes(name);
			return [name, isOptional ? { ...plain, type: [plain.type, "null"] } : plain];
		});
		return {
			type: "object",
			properties: Object.fromEntries(fields),
			required: Object.keys(properties),
			additionalProperties: false,
		};
	}
	if (items) return { type: "array", items: strict(items as JsonSchema) };
	return { type, ...(words && { enum: words }) };
}

/** Models that hold to a schema word for word. Others refuse `strict`, and do their best without. */
const strictModels = /^openai\/gpt-oss-(?!safeguard)/;

/** @see https://console.groq.com/docs/structured-outputs#supported-models */
function responseFormat(model: string) {
	const strict = strictModels.test(model);
	return {
		type: "json_schema",
		json_schema: { name: "question", strict, schema: frameJsonSchema },
	} as const;
}

const schemaBytes = bytesOf(JSON.stringify(responseFormat("")));

/** The specification's body, which asks what a question asks, as JSON of `frameSchema`. */
export function buildReadingRequest(
	question: string,
	{ now, lines, ...options }: RequestOptions & { now: Date },
) {
	const rules = readingInstructions(options.data, now, lines);
	const data = withoutRepeats(options.data);
	const body = requestUnder(
		rules,
		question,
		{ ...options, data },
		{ beside: schemaBytes, purpose: "reading" },
	);
	return { ...body, response_format: responseFormat(options.model) };
}

/** Pages feature prices that are mostly the rate card's. */
function withoutRepeats(data: ShopFiles): ShopFiles {
	const items = data.prices.categories.flatMap((category) => category.items);
	const onRateCard = new Set(items.map(({ id }) => id));
	const featuredPrices = data.site.featuredPrices.filter(({ id }) => !onRateCard.has(id));
	return { ...data, site: { ...data.site, featuredPrices } };
}
