import { z } from "zod";
import { frameSchema } from "../../assistant/frame.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * `frameSchema` for strict structured outputs: every field is required, what may be missing may be null, and of the
 * keywords only types and enums are left, because others are refused ("minItems is not supported").
 * @see https://console.groq.com/docs/structured-outputs
 */
export const frameJsonSchema = strict(z.toJSONSchema(frameSchema));

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
