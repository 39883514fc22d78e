/** The site that the facts in this folder are about: the sample shop's build in memory, or a live address. */
import { setTimeout as delay } from "node:timers/promises";
import { Window } from "happy-dom";
import { readEnv } from "../../server/env.ts";
import { createNodeApp, filesIn } from "../../server/node-app.ts";
import { sampleSite } from "../testing/sample-site.ts";

/** Milliseconds that a live address may take to answer. */
const timeoutMs = 20_000;

interface SitePage {
	path: string;
	status: number;
	headers: Headers;
	html: string;
	/** Parsed without running scripts or loading anything. */
	document: Document;
}

export interface Site {
	/** Its address, without a slash at its end. */
	origin: string;
	/** True if it is a live address instead of a build in memory. */
	isLive: boolean;
	/** True if this project's server answers, and not a host of files alone. */
	hasServer: boolean;
	/** Asks for a path, or for a whole address of a live site. Redirects are not followed. */
	get(path: string, init?: RequestInit): Promise<Response>;
	/** The page at a path; each is fetched and parsed once, so tests do not change it. */
	page(path: string): Promise<SitePage>;
	/** The paths that its sitemap lists. */
	addresses(): Promise<string[]>;
}

let opened: Promise<Site> | undefined;

/** The site, opened once: the address in SITE_URL, or else the sample shop's build, made before the tests run. */
export function openSite(): Promise<Site> {
	opened ??= open();
	return opened;
}

async function open(): Promise<Site> {
	const { SITE_URL: address } = process.env;
	const origin = address ? new URL(address).origin : "http://localhost";
	const request = address ? fetchLive : await requestBuild(sampleSite);
	const get: Site["get"] = async (path, init) =>
		request(new URL(path, origin).href, { redirect: "manual", ...init });

	const pages = new Map<string, Promise<SitePage>>();
	async function readPage(path: string): Promise<SitePage> {
		const response = await get(path, { headers: { Accept: "text/html" } });
		const html = await response.text();
		return {
			path,
			status: response.status,
			headers: response.headers,
			html,
			document: parse(html),
		};
	}

	return {
		origin,
		isLive: address !== undefined,
		hasServer: (await (await get("/healthz")).text()) === "ok",
		get,
		page(path) {
			const page = pages.get(path) ?? readPage(path);
			pages.set(path, page);
			return page;
		},
		async addresses() {
			const sitemap = await (await get("/sitemap.xml")).text();
			return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
				([, url = ""]) => new URL(url).pathname,
			);
		},
	};
}

type Request = (url: string, init: RequestInit) => Response | Promise<Response>;

/** A build, served by the application without a port; the assistant answers from the build's data. */
async function requestBuild(folder: string): Promise<Request> {
	const env = readEnv({ ASSISTANT_RATE_PER_MINUTE: "600" });
	const host = { socketAddress: () => "192.0.2.1" };
	const { app } = await createNodeApp(filesIn(folder), env, host);
	return (url, init) => app.request(url, init);
}

/** @throws Error in one sentence when there is no answer, also not to a second try */
async function fetchLive(url: string, init: RequestInit): Promise<Response> {
	const attempt = () => fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
	try {
		return await attempt().catch(() => delay(500).then(attempt));
	} catch (error) {
		const { name, message, cause } = error as Error & { cause?: { code?: string } };
		const reason =
			name === "TimeoutError"
				? `none within ${timeoutMs / 1000} seconds`
				: (cause?.code ?? message);
		throw new Error(`${url} gives no answer (${reason})`, { cause: error });
	}
}

const window = new Window({ url: "http://localhost/" });

function parse(html: string): Document {
	const parsed: unknown = new window.DOMParser().parseFromString(html, "text/html");
	return parsed as Document;
}
