/**
 * `npm run bench:load`: how many requests one Node process answers, beside nginx with one worker over
 * the same files on the same machine, in turns. `-- --soak` also holds the server under load for five
 * minutes and watches its memory. Writes bench/load.json and bench/reliability.md. Needs a build;
 * loopback only.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { shop } from "../content/shop.ts";
import { hashManifest, hashManifestFile, noHashes } from "../server/build-format.ts";
import { portOf, spawnNode } from "../server/testing/node-host.ts";
import { allRoutes } from "../src/site-map.ts";
import { startNginx } from "./nginx.ts";
import { processorTime } from "./processor-time.ts";
import { type Figures, type LoadReport, reliabilityText, type Soak } from "./reliability.ts";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const saved = new URL("load.json", import.meta.url);
const connections = 100;
const rounds = 5;
const roundSeconds = 4;
const soakSeconds = 300;
const nginxPort = 14_185;

/** One page and one asset, each of them about as large as such a file is at the median. */
function targets(): Record<"page" | "asset", string> {
	const [page = "/"] = allRoutes(shop["landing-pages"], shop["keyword-pages"]).slice(1);
	const scripts = readdirSync(`${dist}/_astro`).filter((name) => name.endsWith(".js"));
	const [asset] = scripts.toSorted((a, b) => sizeOf(b) - sizeOf(a));
	return { page, asset: `/_astro/${asset}` };
}

function sizeOf(name: string): number {
	return readFileSync(`${dist}/_astro/${name}`).byteLength;
}

type Server = { url: string; pid: number };

async function hammer({ url, pid }: Server, path: string, seconds: number): Promise<Figures> {
	const before = processorTime(pid);
	const result = await autocannon({
		url: url + path,
		connections,
		duration: seconds,
		headers: { "accept-encoding": "gzip" },
	});
	const failed = result.errors + result.timeouts + result.non2xx;
	if (failed > 0) throw new Error(`${url}${path}: ${failed} requests failed.`);
	return {
		perSecond: Math.round(result.requests.average),
		p99: result.latency.p99,
		microseconds: Math.round((processorTime(pid) - before) / result.requests.total),
		bytes: Math.round(result.throughput.total / result.requests.total),
	};
}

/** The servers take turns, so that whatever else the machine does hits both. The medians count. */
async function compare(path: string, servers: Record<string, Server>) {
	const runs: Record<string, Figures[]> = {};
	for (const server of Object.values(servers)) await hammer(server, path, 1);
	for (let round = 0; round < rounds; round += 1) {
		for (const [name, server] of Object.entries(servers)) {
			runs[name] = [...(runs[name] ?? []), await hammer(server, path, roundSeconds)];
		}
	}
	return Object.fromEntries(Object.entries(runs).map(([name, all]) => [name, medians(all)]));
}

function medians(all: Figures[]): Figures {
	const of = (key: keyof Figures) => median(all.map((figures) => figures[key]));
	return {
		perSecond: of("perSecond"),
		p99: of("p99"),
		microseconds: of("microseconds"),
		bytes: of("bytes"),
	};
}

async function soak(server: Server, path: string): Promise<Soak> {
	const samples: number[] = [];
	const watch = setInterval(() => samples.push(residentMegabytes(server)), 10_000);
	const figures = await hammer(server, path, soakSeconds);
	clearInterval(watch);
	return { ...figures, seconds: soakSeconds, megabytes: samples };
}

/** Memory of a process as the kernel counts it; Linux only, which the report says. */
function residentMegabytes({ pid }: Server): number {
	const status = readFileSync(`/proc/${pid}/status`, "utf8");
	return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}

function median(numbers: number[]): number {
	return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

const { page, asset } = targets();
const manifest = hashManifest.parse(
	JSON.parse(readFileSync(`${dist}/${hashManifestFile}`, "utf8")),
);
const child = spawnNode(dist, { PORT: "0" });
const nginx = await startNginx(dist, nginxPort, {
	path: page,
	file: `${page.slice(1)}.html`,
	hashes: manifest[page] ?? noHashes,
});
const report: LoadReport = existsSync(saved) ? JSON.parse(readFileSync(saved, "utf8")) : {};
try {
	const node = { url: `http://127.0.0.1:${await portOf(child)}`, pid: child.pid ?? 0 };
	const servers = { node, ...(nginx && { nginx }) };
	report.busy = loadavg().map((load) => Math.round(load * 10) / 10);
	report.machine = `${availableParallelism()} × ${cpus()[0]?.model ?? "unknown"}`;
	report.versions = { node: process.version, nginx: nginx?.version };
	report.load = {
		[`page ${page}`]: await compare(page, servers),
		[`asset ${asset.replace(/\.[\w-]+\.js$/, ".js")}`]: await compare(asset, servers),
	};
	if (process.argv.includes("--soak")) report.soak = await soak(node, page);
} finally {
	child.kill("SIGTERM");
	await nginx?.stop();
}
writeFileSync(saved, `${JSON.stringify(report, null, "\t")}\n`);
const text = reliabilityText({ ...report, connections });
writeFileSync(new URL("reliability.md", import.meta.url), text);
console.log(text);
