import type { ServedSite } from "./app.ts";
import {
	matchesTag,
	negotiate,
	type Representation,
	type Representations,
	representationsOf,
} from "./representations.ts";
import type { Bytes, Site, SiteFile } from "./site-files.ts";

/** What a request for a file gets, ready to be sent. */
type FileAnswer = {
	status: 200 | 304;
	headers: Representation["headers"];
	body: Bytes | null;
};

export type MemorySite = ServedSite<SiteFile> & {
	/** Chooses a file's encoding, or says that the one the visitor has is still good. */
	choose(file: SiteFile, acceptEncoding?: string, ifNoneMatch?: string): FileAnswer;
};

/** Serves a build that is in memory: encodings, entity tags and headers are the application's own. */
export function servedFromMemory({ files, notFound }: Site): MemorySite {
	const prepared = new Map<SiteFile, Representations>();
	function prepare(file: SiteFile): Representations {
		const representations = prepared.get(file) ?? representationsOf(file);
		prepared.set(file, representations);
		return representations;
	}
	const choose: MemorySite["choose"] = (file, acceptEncoding, ifNoneMatch) => {
		const { etag, notModifiedHeaders, headers, body } = negotiate(prepare(file), acceptEncoding);
		return matchesTag(ifNoneMatch, etag)
			? { status: 304, headers: notModifiedHeaders, body: null }
			: { status: 200, headers, body };
	};
	return {
		files,
		choose,
		answer(c, file) {
			const [accept, known] = [c.req.header("Accept-Encoding"), c.req.header("If-None-Match")];
			const { status, headers, body } = choose(file, accept, known);
			return new Response(body, { status, headers });
		},
		answerNotFound(c) {
			const { body, headers } = negotiate(prepare(notFound), c.req.header("Accept-Encoding"));
			return new Response(body, { status: 404, headers });
		},
	};
}
