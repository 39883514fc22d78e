/**
 * `npm run test:faults`: applies each of faults.json alone to a copy of the project, and prints whether the quick tests
 * catch it. `npm run test:faults -- WORD…` runs the faults whose names contain one of the words.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sampleShop } from "../../e2e/testing/sample-site.ts";
import { applyFault, type Fault, faults } from "./apply-fault.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const copy = join(root, ".cache", "fault-injection");
/** Two of forty faults may pass. */
const missesAllowed = 2;

const environment = {
	...process.env,
	PATH: [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
	ASTRO_TELEMETRY_DISABLED: "1",
	CI: "true",
	// The line of a failed test is found by its beginning.
	NO_COLOR: "1",
};

/** All files but ignored ones, with links to the installed packages and to the build's cache of pictures. */
function copyProject(): void {
	rmSync(copy, { recursive: true, force: true });
	const listing = ["ls-files", "-zco", "--exclude-standard", "--deduplicate"];
	const files = execFileSync("git", listing, { cwd: root, encoding: "utf8", maxBuffer: 1e8 });
	for (const file of files.split("\0").filter(Boolean))
		cpSync(join(root, file), join(copy, file), { force: true, errorOnExist: false });
	mkdirSync(join(root, ".cache/astro"), { recursive: true });
	mkdirSync(join(copy, ".cache"));
	for (const shared of ["node_modules", ".cache/astro"])
		symlinkSync(join(root, shared), join(copy, shared));
}

function main(words: string[]): void {
	copyProject();
	const chosen = faults.filter(
		({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
	);
	for (const fault of chosen) applyFault(fault, read(fault.file));
	const build = chosen.some(({ seen }) => seen !== "units");
	const broken = firstFailure([...new Set(chosen.map(({ file }) => file))], build);
	if (broken) throw new Error(`The tests fail without any fault: ${broken}`);
	const missed = chosen.filter((fault) => !isCaught(fault));
	console.log(`\nfaults: ${chosen.length - missed.length} of ${chosen.length} caught`);
	process.exitCode = missed.length > missesAllowed ? 1 : 0;
}

function isCaught(fault: Fault): boolean {
	const start = performance.now();
	const before = read(fault.file);
	writeFileSync(join(copy, fault.file), applyFault(fault, before));
	const [, journey] = /^journey: (.+)/.exec(fault.seen) ?? [];
	const caughtBy = firstFailure([fault.file], fault.seen !== "units", journey);
	writeFileSync(join(copy, fault.file), before);
	const seconds = ((performance.now() - start) / 1000).toFixed(0).padStart(4);
	console.log(`${caughtBy ? "caught" : "MISSED"} ${seconds} s  ${fault.name}  ${caughtBy ?? ""}`);
	return caughtBy !== undefined;
}

/** Runs the unit tests that import the files, the tests of a build's HTML, a journey. @returns the first that fails */
function firstFailure(files: string[], build: boolean, journey?: string): string | undefined {
	const units = failure("vitest", ["related", ...files, "--run", "--bail=1", "--passWithNoTests"]);
	if (units || !build) return units;
	const site = [".cache/sample-shop", "--content", sampleShop];
	return (
		failure("node", ["build/build.ts", "--out", ...site]) ??
		failure("vitest", ["run", "--config=e2e/site-facts/vitest.config.ts", "--bail=1"]) ??
		(journey
			? failure("playwright", ["test", `${journey}.spec.ts`, "-x", "--retries=0"])
			: undefined)
	);
}

/** @returns the failed test or the last line of the program's output; undefined when it succeeds */
function failure(program: string, args: string[]): string | undefined {
	const { status, stdout, stderr } = spawnSync(program, args, {
		cwd: copy,
		env: environment,
		encoding: "utf8",
		maxBuffer: 1e8,
		timeout: 4 * 60_000,
	});
	if (status === 0) return undefined;
	const lines = `${stdout}\n${stderr}`.split("\n").map((line) => line.trim());
	const line = lines.find((one) => one.startsWith("FAIL ")) ?? lines.findLast(Boolean) ?? "";
	return line.replace(/^FAIL\s+/, "").slice(0, 160);
}

function read(file: string): string {
	return readFileSync(join(copy, file), "utf8");
}

main(process.argv.slice(2));
