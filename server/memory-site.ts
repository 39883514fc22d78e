import { createHash } from "node:crypto";
import { parseAccept } from "hono/utils/accept";
import { getMimeType } from "hono/utils/mime";
import type { ServedSite } from "./app.ts";
import type { Bytes, Forms } from "./read-build.ts";
import { fileHeaders } from "./security-headers.ts";

/** Serves a build from memory, with all headers prepared: a request only chooses an encoding. */
export function createMemorySite(build: ReadonlyMap<string, Forms>): ServedSite {
	const prepared = new Map([...build].map(([name, forms]) => [name, prepare(name, forms)]));
	return {
		names: new Set(build.keys()),
		send(c, name, status) {
			const answers = prepared.get(name) ?? [];
			const accepted = parseAccept(c.req.header("Accept-Encoding") ?? "")
				.filter(({ q }) => q > 0)
				.map(({ type }) => type.toLowerCase());
			const { body, headers } =
				answers.find(({ encoding }) => accepted.includes(encoding)) ?? (answers.at(-1) as Prepared);
			return new Response(body, { status, headers });
		},
	};
}

type Prepared = { encoding: string; body: Bytes; headers: Record<string, string> };

/** The smallest form first, the plain file last. */
function prepare(name: string, { br, gzip, identity }: Forms): Prepared[] {
	const tag = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
	const forms = Object.entries({ br, gzip, identity }).filter(
		(form): form is [string, Bytes] => form[1] !== undefined,
	);
	return forms.map(([encoding, body]) => ({
		encoding,
		body,
		headers: {
			...fileHeaders(name),
			...(forms.length > 1 && { Vary: "Accept-Encoding" }),
			...(encoding !== "identity" && { "Content-Encoding": encoding }),
			ETag: encoding === "identity" ? `"${tag}"` : `"${tag}-${encoding}"`,
			"Content-Type": getMimeType(name) ?? "application/octet-stream",
			"Content-Length": String(body.byteLength),
		},
	}));
}
