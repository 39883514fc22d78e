import type { RequestListener } from "node:http";
import type { MemorySite } from "./memory-site.ts";

/**
 * Answers a GET for exactly the address of a file, as nearly every request is, without making a
 * `Request` and a `Response` of it; that is a third of the work. The address is
 * looked up among those that there are, never read as a path. Everything else is the application's.
 */
export function fileListener(site: MemorySite, application: RequestListener): RequestListener {
	return (request, response) => {
		const file = request.method === "GET" ? site.files.get(request.url ?? "") : undefined;
		if (!file) return application(request, response);
		const { "accept-encoding": acceptEncoding, "if-none-match": ifNoneMatch } = request.headers;
		const { status, headers, body } = site.choose(file, acceptEncoding?.toString(), ifNoneMatch);
		response.writeHead(status, headers).end(body);
	};
}
