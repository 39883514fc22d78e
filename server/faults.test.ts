import { once } from "node:events";
import { rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { completionsPath } from "../assistant/contract.ts";
import { seededRandom } from "../assistant/testing/seeded-random.ts";
import { fails, startFakeProvider } from "./testing/fake-provider.ts";
import { malformedBody, malformedPath } from "./testing/malformed-requests.ts";
import { portOf, spawnNode, writeBuild } from "./testing/node-host.ts";
import { sampleBuild } from "./testing/sample-build.ts";
import { contentOf, embeddedAnswer, setUpRelay } from "./testing/set-up-relay.ts";

// Programs are started, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const day = 86_400_000;
const ends: (() => unknown)[] = [];
afterEach(async () => {
	for (const end of ends.splice(0)) await end();
});

describe("the disk", () => {
	test.each(["siteData", "priceData", "reviews"])(
		"a build without data/%s.json is told in one sentence at the start",
		async (name) => {
			const build = sampleBuild();
			build.delete(`data/${name}.json`);
			const child = await start(build);
			let errors = "";
			child.stderr?.on("data", (chunk) => {
				errors += chunk;
			});
			const [code] = await once(child, "close");
			expect(code).toBe(1);
			expect(errors).toContain(
				`data/${name}.json is missing, empty or cut short. Run "npm run build"`,
			);
		},
	);

	test("few files may be open at a time: the whole build is read all the same", async () => {
		const build = sampleBuild();
		for (let n = 0; n < 400; n += 1) build.set(`_astro/${n}.js`, new Uint8Array(2000));
		const folder = await writeBuild(build);
		ends.push(() => rm(folder, { recursive: true }));
		const child = spawnNode(folder, { PORT: "0" }, [], 'ulimit -n 128 && exec "$@"');
		ends.push(() => child.kill("SIGKILL"));
		const port = await portOf(child);
		expect((await fetch(`http://127.0.0.1:${port}/_astro/399.js`)).status).toBe(200);
	});

	test("read-only, and taken away after the start: everything is still served", async () => {
		const folder = await writeBuild(sampleBuild());
		// With Node's permissions every attempt to write, anywhere, would be an error.
		const child = await start(folder, {}, ["--permission", "--allow-fs-read=*"]);
		const port = await portOf(child);
		await rm(folder, { recursive: true });
		for (const path of ["/", "/services", "/_astro/app.B7xk.js", "/data/siteData.json"]) {
			expect((await fetch(`http://127.0.0.1:${port}${path}`)).status, path).toBe(200);
		}
		expect((await fetch(`http://127.0.0.1:${port}/a/b`)).status).toBe(404);
		expect((await question(port)).status).toBe(200);
	});
});

test("killed in the middle of requests and started again, it answers as if nothing had been", async () => {
	const folder = await writeBuild(sampleBuild().set("_astro/big.bin", new Uint8Array(2 ** 25)));
	ends.push(() => rm(folder, { recursive: true }));
	const port = await freePort();
	const first = await start(folder, { PORT: String(port) });
	await portOf(first);
	const cutOff = await fetch(`http://127.0.0.1:${port}/_astro/big.bin`);
	const underWay = [cutOff.arrayBuffer(), question(port), question(port)];
	first.kill("SIGKILL");
	const outcomes = await Promise.allSettled(underWay);
	expect(outcomes[0]?.status).toBe("rejected");
	const second = await start(folder, { PORT: String(port) });
	expect(await portOf(second)).toBe(port);
	expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
	expect((await question(port)).status).toBe(200);
});

describe("a clock that is set to another day", () => {
	test.each([
		["back", -3 * day],
		["back by half a minute", -30_000],
		["forward", 3 * day],
	])("%s: no visitor is shut out for longer than a minute", async (_, step) => {
		const { ask, clock } = setUpRelay({ ratePerMinute: 2 });
		for (let n = 0; n < 3; n += 1) await ask();
		clock.now += step;
		const response = await ask();
		expect(Number(response.headers.get("retry-after"))).toBeLessThanOrEqual(60);
		clock.now += 61_000;
		expect((await ask()).status).toBe(200);
	});

	test.each([
		["back", -3 * day],
		["forward", 3 * day],
	])(
		"%s: the provider comes back from its rest, and the day's limit counts on",
		async (_, step) => {
			const fake = await startFakeProvider();
			ends.push(() => fake.close());
			const { ask, clock } = setUpRelay({ baseUrl: fake.url, dailyLimit: 8 });
			fake.behave(fails(400));
			for (let n = 0; n < 6; n += 1) expect(await contentOf(await ask())).toBe(embeddedAnswer);
			const asked = fake.received.length;
			clock.now += step;
			await ask();
			expect(fake.received.length).toBe(asked + 1);
		},
	);
});

test("1,000 malformed requests: no failure, and nothing of them is kept", async () => {
	const { app, lines, clock } = setUpRelay({ trustProxy: 1 });
	const random = seededRandom(2026);
	async function send(count: number): Promise<void> {
		for (let n = 0; n < count; n += 1) {
			// A minute in a second, each from an address of its own: the limits do not stand in the way.
			clock.now += 60;
			const url = `http://localhost${malformedPath(random)}`;
			if (URL.canParse(url)) await expectNoFailure(await app.request(url), url);
			const body = malformedBody(random);
			const headers = {
				"Content-Type": "application/json",
				"X-Forwarded-For": `192.0.2.${n % 250}`,
			};
			const asked = await app.request(completionsPath, { method: "POST", headers, body });
			await expectNoFailure(asked, String(body));
		}
	}
	await send(300);
	const before = await heapAfterCollection();
	await send(1000);
	const grown = (await heapAfterCollection()) - before;
	expect(lines).toEqual([]);
	// The bodies alone are some 10 MB.
	expect(grown).toBeLessThan(2_000_000);
});

async function expectNoFailure(response: Response, request: string): Promise<void> {
	expect(response.status, request.slice(0, 200)).toBeLessThan(500);
	await response.arrayBuffer();
}

/** Bytes in use once everything that nothing refers to is gone. */
async function heapAfterCollection(): Promise<number> {
	setFlagsFromString("--expose-gc");
	const collect = runInNewContext("gc") as () => void;
	for (let n = 0; n < 3; n += 1) {
		await new Promise((resolve) => setImmediate(resolve));
		collect();
	}
	return process.memoryUsage().heapUsed;
}

async function start(
	build: string | ReturnType<typeof sampleBuild>,
	variables: Record<string, string> = {},
	nodeOptions: string[] = [],
) {
	let folder: string;
	if (typeof build === "string") folder = build;
	else {
		folder = await writeBuild(build);
		ends.push(() => rm(folder, { recursive: true }));
	}
	const child = spawnNode(folder, { PORT: "0", ...variables }, nodeOptions);
	ends.push(() => child.kill("SIGKILL"));
	return child;
}

function question(port: number) {
	return fetch(`http://127.0.0.1:${port}${completionsPath}`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ messages: [{ role: "user", content: "How much is a shirt?" }] }),
	});
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, "close");
	return port;
}
