/** A bare repository with the sample shop's content behind the part of GitHub's API that the owner's page uses. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sampleShop } from "../../testing/sample-site.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

export const pricesFile = "content/prices.json";

export interface ShopRepository {
	/** Those that are good. */
	tokens: Set<string>;
	/** The number of saves whose connection is lost before the host has heard of them. */
	lostSaves: number;
	/** @param path below the API's root */
	answer(path: string, token: string, body: string): Response;
	/** The text of a file in the newest commit. */
	read(path: string): string;
	readBytes(path: string): Buffer;
	/** The price of an item of the rate card in the newest commit. */
	priceOf(name: string): string;
	/** The first lines of its commits, the newest first, without the one that it began with. */
	messages(): string[];
	/** The paths that the newest commit changed. */
	changedPaths(): string[];
	/** A commit of somebody else that changes a file. */
	commitElsewhere(path: string, change: (text: string) => string): void;
}

interface CommitInput {
	expectedHeadOid: string;
	fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
	message: { headline: string; body?: string };
}

/** Changes the price of an item of the rate card. */
export const withPrice = (name: string, price: string) => (text: string) =>
	text.replace(
		new RegExp(`("name": \\{ "en": "${name}", [^}]*\\},\\s*"price": )"[^"]*"`),
		`$1"${price}"`,
	);

/** @param journey for the name of its folder */
export function makeShopRepository(
	project: string,
	journey: string,
	token: string,
): ShopRepository {
	const folder = join(root, ".cache/editor-journeys", project, journey);
	const [clone, bare] = [join(folder, "clone"), join(folder, "shop.git")];
	const inClone = (...commands: string[]) =>
		execFileSync("git", commands, { cwd: clone, stdio: "pipe" });
	const bytes = (...commands: string[]) =>
		execFileSync("git", commands, { cwd: bare, stdio: "pipe" });
	const lines = (...commands: string[]) =>
		bytes(...commands)
			.toString()
			.trim()
			.split("\n");

	/** @param files by their paths; null for one that goes */
	function commit(
		who: string,
		files: Readonly<Record<string, string | Buffer | null>>,
		message: readonly string[],
	): void {
		for (const [path, content] of Object.entries(files)) {
			const file = join(clone, path);
			mkdirSync(dirname(file), { recursive: true });
			if (content === null) rmSync(file);
			else writeFileSync(file, content);
		}
		inClone("add", "--all");
		const by = ["-c", `user.name=${who}`, "-c", `user.email=${who}@shop.example`];
		inClone(...by, "commit", "--quiet", ...message.flatMap((text) => ["-m", text]));
	}

	rmSync(folder, { recursive: true, force: true });
	cpSync(join(root, sampleShop), join(clone, "content"), { recursive: true });
	inClone("init", "--quiet", "--initial-branch=main");
	commit("Ravi", {}, ["Begin"]);
	inClone("clone", "--quiet", "--bare", clone, bare);
	inClone("remote", "add", "origin", bare);

	const data = (value: object) => Response.json({ data: value });
	function answerGraphql(query: string, version: string, input: CommitInput): Response {
		const head = lines("rev-parse", version || "main")[0];
		if (query.includes("createCommitOnBranch")) {
			if (head !== input.expectedHeadOid)
				return Response.json({ errors: [{ type: "STALE_DATA", message: "The branch has moved" }] });
			const { fileChanges, message } = input;
			const files = [
				...fileChanges.additions.map(({ path, contents }) => [
					path,
					Buffer.from(contents, "base64"),
				]),
				...fileChanges.deletions.map(({ path }) => [path, null]),
			];
			const { headline, body } = message;
			commit("Asha", Object.fromEntries(files), body ? [headline, body] : [headline]);
			inClone("push", "--quiet", "origin", "main");
			return data({});
		}
		const [, count, path = ""] = /history\(first: (\d+), path: "(\w+)"\)/.exec(query) ?? [];
		if (count) {
			const log = lines("log", `-${count}`, "--format=%H%x00%cI%x00%s", version, "--", path);
			const nodes = log
				.map((line) => line.split("\0"))
				.map(([id, date, headline]) => ({ id, date, headline }));
			return data({ repository: { object: { history: { nodes } } } });
		}
		const asked = query.matchAll(/(\w+): file\(path: "([^"]+)"\) .*? name oid (object)?/g);
		const trees = [...asked].map(([, name = "", inFolder, withTexts]) => {
			const blobs = lines("ls-tree", `${version}:${inFolder}`)
				.map((line) => line.split(/[ \t]/))
				.filter(([, kind]) => kind === "blob");
			const entries = blobs.map(([, , oid = "", file]) => {
				const text = withTexts && bytes("cat-file", "blob", oid).toString();
				return { oid, name: file, ...(withTexts && { object: { text, isTruncated: false } }) };
			});
			return [name, { object: { entries } }];
		});
		return data({ repository: { object: { oid: head, ...Object.fromEntries(trees) } } });
	}

	const tokens = new Set([token]);
	const readBytes = (path: string) => bytes("show", `main:${path}`);
	const read = (path: string) => readBytes(path).toString();
	return {
		...{ tokens, lostSaves: 0, read, readBytes },
		answer(path, given, body) {
			if (!tokens.has(given)) return Response.json({ message: "Bad credentials" }, { status: 401 });
			const [, blob] = /\/git\/blobs\/(\w+)/.exec(path) ?? [];
			if (blob) return new Response(new Uint8Array(bytes("cat-file", "blob", blob)));
			const { query, variables } = JSON.parse(body);
			return answerGraphql(query, variables.version, variables.input);
		},
		priceOf(name) {
			const { categories } = JSON.parse(read(pricesFile)) as {
				categories: { items: { name: { en: string }; price: string }[] }[];
			};
			const items = categories.flatMap(({ items }) => items);
			return items.find((item) => item.name.en === name)?.price ?? "";
		},
		messages: () => lines("log", "--format=%s", "main").slice(0, -1),
		changedPaths: () => lines("show", "--format=", "--name-only", "main"),
		commitElsewhere(path, change) {
			commit("Ravi", { [path]: change(read(path)) }, ["Somebody else's change"]);
			inClone("push", "--quiet", "origin", "main");
		},
	};
}
