import { type RequestOptions, requestUnder } from "../../assistant/build-request.ts";
import { bytesOf } from "../../assistant/data-sent.ts";
import { frameJsonSchema } from "./frame-json-schema.ts";
import { readingInstructions } from "./reading-instructions.ts";

const responseFormat = {
	type: "json_schema",
	json_schema: { name: "question", strict: true, schema: frameJsonSchema },
} as const;

const schemaBytes = bytesOf(JSON.stringify(responseFormat));

/** The specification's body, which asks what a question asks, as JSON of `frameSchema`. */
export function buildReadingRequest(question: string, options: RequestOptions & { now: Date }) {
	const rules = readingInstructions(options.data, options.now);
	const body = requestUnder(rules, question, options, { beside: schemaBytes, purpose: "reading" });
	return { ...body, response_format: responseFormat };
}
