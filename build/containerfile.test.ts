/** The container holds only part of the project: here that part is put together and started. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { portOf, writeBuild } from "../server/testing/node-host.ts";
import { sampleBuild } from "../server/testing/sample-build.ts";

// A program is started, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const root = fileURLToPath(new URL("../", import.meta.url));
function containerfile(): Promise<string> {
	return readFile(join(root, "deploy/Containerfile"), "utf8");
}

/** Folders of code that neither the build nor the server needs. */
const leftOut = ["art", "deploy", "testing", "e2e", "fixtures"];

test("every folder of code that the build needs is in it", async () => {
	const knip = await readFile(join(root, "knip.json"), "utf8");
	const folders = /"project": \[\s*"\{([\w,]+)\}/.exec(knip)?.[1]?.split(",") ?? [];
	const text = await containerfile();
	expect(folders).toContain("src");
	for (const folder of folders.filter((folder) => !leftOut.includes(folder)))
		expect(text).toContain(`\nCOPY ${folder} ./${folder}\n`);
});

test("every image is known by its digest, the same in each stage", async () => {
	const images = [...(await containerfile()).matchAll(/^FROM (\S+)/gm)].map(([, name]) => name);
	expect(images.length).toBeGreaterThan(1);
	expect(new Set(images).size).toBe(1);
	expect(images[0]).toMatch(/^node:24\.\d+\.\d+-\S+@sha256:[\da-f]{64}$/);
});

test("the build sees of the folder what it copies, and nothing else", async () => {
	const copied = [...(await containerfile()).matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(
		([, names = ""]) => names.split(" "),
	);
	const lines = (await readFile(join(root, ".dockerignore"), "utf8"))
		.split("\n")
		.filter((line) => line !== "" && !line.startsWith("#"));
	const seen = lines.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
	expect(lines[0]).toBe("*");
	expect(seen.toSorted()).toEqual(copied.toSorted());
});

test("what the Containerfile takes over is enough for the server to run", async () => {
	execFileSync("npm", ["run", "build:server"], { cwd: root });
	const dist = [...sampleBuild()].map(([name, bytes]) => [`dist/${name}`, bytes] as const);
	const image = await writeBuild(new Map(dist));
	const text = await containerfile();
	const taken = [...text.matchAll(/^COPY --from=build \/site\/(\S+) \.\/(\S+)$/gm)];
	expect(taken.map(([, from]) => from)).toContain("dist");
	for (const [, from = "", to = ""] of taken)
		if (from !== "dist") await cp(join(root, from), join(image, to), { recursive: true });
	const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(text) ?? [];
	const [, ...words] = JSON.parse(command) as string[];
	const server = spawn(process.execPath, words, {
		cwd: image,
		env: { PORT: "0" },
		stdio: ["ignore", "pipe", "inherit"],
	});
	onTestFinished(() => {
		server.kill("SIGKILL");
		return rm(image, { recursive: true });
	});
	const ended = once(server, "exit").then(([code]) => expect.fail(`It ended with ${code}.`));
	const port = await Promise.race([portOf(server), ended]);
	const response = await fetch(`http://127.0.0.1:${port}/healthz`);
	expect(await response.text()).toBe("ok");
});
