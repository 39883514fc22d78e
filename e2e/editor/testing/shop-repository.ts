/** The sample shop's content behind the part of GitHub's API that the owner's page uses. */
import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sampleShop } from "../../testing/sample-site.ts";

export const pricesFile = "content/prices.json";

export type ShopRepository = ReturnType<typeof makeShopRepository>;

interface Commit {
	oid: string;
	headline: string;
	date: string;
	files: ReadonlyMap<string, Buffer>;
	changed: string[];
}

interface CommitInput {
	expectedHeadOid: string;
	fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
	message: { headline: string };
}

/** Changes the price of an item of the rate card. */
export const withPrice = (name: string, price: string) => (text: string) =>
	text.replace(
		new RegExp(`("name": \\{ "en": "${name}", [^}]*\\},\\s*"price": )"[^"]*"`),
		`$1"${price}"`,
	);

/** @param token that the API takes */
export function makeShopRepository(token: string) {
	/** The newest first. */
	const commits: Commit[] = [];
	const head = () => commits[0] as Commit;
	const oidOf = (bytes: Buffer) => hash("sha1", bytes);

	/** @param changes files by their paths; null for one that goes */
	function commit(changes: Readonly<Record<string, Buffer | null>>, headline: string): void {
		const files = new Map(commits[0]?.files);
		for (const [path, bytes] of Object.entries(changes))
			if (bytes) files.set(path, bytes);
			else files.delete(path);
		const oid = hash("sha1", `${headline} ${commits.length}`);
		const date = new Date().toISOString();
		commits.unshift({ oid, headline, date, files, changed: Object.keys(changes) });
	}

	const entries = readdirSync(sampleShop, { recursive: true, withFileTypes: true });
	const paths = entries
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name));
	const contents = paths.map((path) => [path.replace(sampleShop, "content"), readFileSync(path)]);
	commit(Object.fromEntries(contents), "Begin");

	function createCommit({ expectedHeadOid, fileChanges, message }: CommitInput): object {
		if (head().oid !== expectedHeadOid)
			return { errors: [{ type: "STALE_DATA", message: "The branch has moved" }] };
		const { additions, deletions } = fileChanges;
		const added = additions.map(({ path, contents }) => [path, Buffer.from(contents, "base64")]);
		const deleted = deletions.map(({ path }) => [path, null]);
		commit(Object.fromEntries([...added, ...deleted]), message.headline);
		return { data: {} };
	}

	/** @param version "main", or a commit and perhaps "^" for the one before it */
	function answerQuery(query: string, version: string): object {
		const place = commits.findIndex(({ oid }) => version.startsWith(oid));
		const { oid, files } = commits[Math.max(place, 0) + (version.endsWith("^") ? 1 : 0)] as Commit;
		if (query.includes("history("))
			return {
				history: { nodes: commits.map(({ oid, headline, date }) => ({ id: oid, headline, date })) },
			};
		const asked = query.matchAll(/(\w+): file\(path: "([^"]+)"\)/g);
		const trees = [...asked].map(([, name, folder]) => {
			const entries = [...files]
				.filter(([path]) => dirname(path) === folder)
				.map(([path, bytes]) => ({
					name: path.slice(dirname(path).length + 1),
					oid: oidOf(bytes),
					object: { text: bytes.toString(), isTruncated: false },
				}));
			return [name, { object: { entries } }];
		});
		return { oid, ...Object.fromEntries(trees) };
	}

	const readBytes = (path: string) => head().files.get(path) as Buffer;
	const read = (path: string) => readBytes(path).toString();
	return {
		/** Those that are good. */
		tokens: new Set([token]),
		/** The number of saves whose connection is lost before the host has heard of them. */
		lostSaves: 0,
		/** Of a file in the newest commit. */
		...{ read, readBytes },
		/** @param path below the API's root */
		answer(path: string, given: string, body: string): Response {
			if (!this.tokens.has(given))
				return Response.json({ message: "Bad credentials" }, { status: 401 });
			const [, blob] = /\/git\/blobs\/(\w+)/.exec(path) ?? [];
			const blobs = commits.flatMap(({ files }) => [...files.values()]);
			if (blob)
				return new Response(new Uint8Array(blobs.find((one) => oidOf(one) === blob) as Buffer));
			const { query, variables } = JSON.parse(body);
			if (variables.input) return Response.json(createCommit(variables.input));
			const object = answerQuery(query, variables.version);
			return Response.json({ data: { repository: { object } } });
		},
		/** The price of an item of the rate card in the newest commit. */
		priceOf(name: string): string {
			const { categories } = JSON.parse(read(pricesFile)) as {
				categories: { items: { name: { en: string }; price: string }[] }[];
			};
			const items = categories.flatMap(({ items }) => items);
			return items.find((item) => item.name.en === name)?.price ?? "";
		},
		/** The first lines of its commits, the newest first, without the one that it began with. */
		messages: () => commits.slice(0, -1).map(({ headline }) => headline),
		/** The paths that the newest commit changed. */
		changedPaths: () => head().changed.toSorted(),
		/** A commit of somebody else that changes a file. */
		commitElsewhere(path: string, change: (text: string) => string): void {
			commit({ [path]: Buffer.from(change(read(path))) }, "Somebody else's change");
		},
	};
}
