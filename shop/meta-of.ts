import { z } from "zod";
import type { FieldMeta } from "./schema/fields.ts";

/** zod puts a schema's `meta` together anew at each question, which takes a third of a check's time. */
const known = new WeakMap<z.ZodType, FieldMeta>();

/** The `meta` of a schema; of anything else, none. */
export function metaOf(schema: unknown): FieldMeta {
	if (!(schema instanceof z.ZodType)) return {};
	const meta = known.get(schema) ?? ((schema.meta() ?? {}) as FieldMeta);
	known.set(schema, meta);
	return meta;
}
