/** The site whose facts the tests in this folder state: the sample shop's build, or a live address. */
import { Window } from "happy-dom";
import { createApp } from "../server/app.ts";
import { servedFromMemory } from "../server/served-from-memory.ts";
import { loadSite } from "../server/site-files.ts";
import { sampleSite } from "./sample-site.ts";

type Answer = {
	status: number;
	headers: Headers;
	bytes: Uint8Array;
	text: string;
};

export type SiteUnderTest = {
	/** Where it is asked: "https://doonfresh.example". */
	origin: string;
	/** Asked over the network, and built from the owner's content. */
	isLive: boolean;
	/**
	 * Asks for a path. Redirects are answers and are not followed. A plain GET is asked once.
	 * @throws Error in one sentence when there is no answer
	 */
	get(path: string, init?: RequestInit): Promise<Answer>;
	/** The page at a path as a DOM whose scripts do not run; parsed once, so tests must not change it. */
	page(path: string): Promise<Document>;
	/** The paths in the site's own sitemap. */
	addresses(): Promise<string[]>;
};

/** Milliseconds that a live answer may take. */
const patience = 20_000;

/** @param address a live site; without it the build in memory */
function openSite(address?: string): SiteUnderTest {
	const origin = address ? new URL(address).origin : "http://localhost";
	const ask = address ? overNetwork : inMemory();
	const answers = new Map<string, Promise<Answer>>();
	const pages = new Map<string, Promise<Document>>();

	async function read(path: string, init?: RequestInit): Promise<Answer> {
		const response = await ask(new URL(path, origin).href, init);
		const bytes = new Uint8Array(await response.arrayBuffer());
		const { status, headers } = response;
		return { status, headers, bytes, text: new TextDecoder().decode(bytes) };
	}
	const get: SiteUnderTest["get"] = (path, init) =>
		init ? read(path, init) : once(answers, path, read);

	return {
		origin,
		isLive: Boolean(address),
		get,
		page: (path) =>
			once(pages, path, async () => parsePage((await get(path)).text, new URL(path, origin).href)),
		async addresses() {
			const { text } = await get("/sitemap.xml");
			return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
		},
	};
}

/** One for all test files of a worker. */
export const site = openSite(process.env.SITE_URL);

/** HTML as a DOM. */
function parsePage(html: string, url?: string): Document {
	const window = new Window({ url });
	return new window.DOMParser().parseFromString(html, "text/html") as unknown as Document;
}

type Ask = (url: string, init?: RequestInit) => Promise<Response>;

/** The real application on the build, which is read when it is first asked. */
function inMemory(): Ask {
	let app: Promise<ReturnType<typeof createApp>> | undefined;
	return async (url, init) => {
		app ??= loadSite(sampleSite).then((site) => createApp({ site: servedFromMemory(site) }));
		return (await app).request(url, init);
	};
}

async function overNetwork(url: string, init?: RequestInit): Promise<Response> {
	const signal = AbortSignal.timeout(patience);
	try {
		return await fetch(url, { redirect: "manual", ...init, signal });
	} catch (error) {
		const { message, cause } = error as Error;
		throw new Error(`${url} gives no answer (${(cause as { code?: string })?.code ?? message}).`);
	}
}

function once<Value>(
	kept: Map<string, Promise<Value>>,
	path: string,
	make: (path: string) => Promise<Value>,
): Promise<Value> {
	const value = kept.get(path) ?? make(path);
	kept.set(path, value);
	return value;
}
