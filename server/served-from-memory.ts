import type { Context } from "hono";
import type { ServedSite } from "./app.ts";
import {
	matchesTag,
	negotiate,
	type Representations,
	representationsOf,
} from "./representations.ts";
import type { Site, SiteFile } from "./site-files.ts";

/** Serves a build that is in memory: encodings, entity tags and headers are the application's own. */
export function servedFromMemory({ files, notFound }: Site): ServedSite<SiteFile> {
	const prepared = new Map<SiteFile, Representations>();
	function prepare(file: SiteFile): Representations {
		const representations = prepared.get(file) ?? representationsOf(file);
		prepared.set(file, representations);
		return representations;
	}
	return {
		files,
		answer: (c, file) => fileResponse(c, prepare(file)),
		answerNotFound(c) {
			const { body, headers } = negotiate(prepare(notFound), c.req.header("Accept-Encoding"));
			return new Response(body, { status: 404, headers });
		},
	};
}

function fileResponse(c: Context, representations: Representations): Response {
	const chosen = negotiate(representations, c.req.header("Accept-Encoding"));
	if (matchesTag(c.req.header("If-None-Match"), chosen.etag)) {
		return new Response(null, { status: 304, headers: chosen.notModifiedHeaders });
	}
	return new Response(chosen.body, { headers: chosen.headers });
}
