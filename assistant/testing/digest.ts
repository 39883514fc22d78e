import { createHash } from "node:crypto";

/** SHA-256 of a value as JSON, 16 hex digits: what is learnt names its examples by it, so a test notices changed ones. */
export function digestOf(value: unknown): string {
	return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);
}
