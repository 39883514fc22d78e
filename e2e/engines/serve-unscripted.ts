import { once } from "node:events";
import { createServer } from "node:http";

interface UnscriptedSite {
	url: string;
	stop: () => void;
}

/** A site's pages as a browser without scripts has them: drivers cannot turn scripts off in every engine. */
export async function serveUnscripted(site: string, port: number): Promise<UnscriptedSite> {
	const server = createServer(async ({ url = "/" }, answer) => {
		const found = await fetch(site + url);
		const type = found.headers.get("content-type") ?? "";
		const body = type.startsWith("text/html")
			? withoutScripts(await found.text())
			: Buffer.from(await found.arrayBuffer());
		answer.writeHead(found.status, { "Content-Type": type }).end(body);
	});
	server.listen(port, "localhost");
	await once(server, "listening");
	return { url: `http://localhost:${port}`, stop: () => server.close() };
}

function withoutScripts(html: string): string {
	return html.replaceAll(/<script\b.*?<\/script>/gs, "").replaceAll(/<\/?noscript>/g, "");
}
