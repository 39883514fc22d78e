/** A git host in memory, by the part of GitHub's API that the editor's own requests use. */
import type { Backend } from "../backend.ts";
import { bytesOf, toBase64 } from "../base64.ts";
import { blobId } from "../git-blob.ts";
import { sampleTexts } from "./sample-texts.ts";

interface Commit {
	id: string;
	message: string;
	/** In base64, by path. */
	files: Map<string, string>;
}

interface CommitInput {
	branch: { branchName: string };
	expectedHeadOid: string;
	fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
	message: { headline: string; body?: string };
}

export const fakeBackend: Backend = {
	repo: "shop/site",
	branch: "main",
	apiRoot: "https://host.example/api/v3",
};

export class FakeHost {
	commits: Commit[];
	/** The fate of the next commit. */
	next: "answer" | "lose the answer" | "no connection" | "refuse" = "answer";
	/** Runs once, as a commit arrives. */
	before: (() => Promise<void>) | undefined;

	private constructor(commits: Commit[]) {
		this.commits = commits;
	}

	/** With the sample shop. */
	static make(): FakeHost {
		const { texts, pictures } = sampleTexts();
		const files = new Map([...texts].map(([path, text]) => [path, toBase64(text)]));
		for (const name of pictures) files.set(`content/images/${name}`, toBase64(name));
		return new FakeHost([{ id: "c0", message: "Start", files }]);
	}

	get head(): Commit {
		return this.commits.at(-1) as Commit;
	}

	text(path: string): string {
		return new TextDecoder().decode(bytesOf(this.head.files.get(path) ?? ""));
	}

	/** Somebody else's. */
	async change(path: string, edit: (text: string) => string): Promise<void> {
		const files = new Map(this.head.files).set(path, toBase64(edit(this.text(path))));
		this.add("Theirs", files);
	}

	fetch: typeof fetch = async (input, init) => {
		const url = String(input instanceof Request ? input.url : input);
		if (url.endsWith("/api/graphql")) return this.#graphql(JSON.parse(String(init?.body)));
		const [, id] = /git\/trees\/(\w+)/.exec(url) ?? [];
		const commit = this.commits.find((one) => one.id === id);
		if (!commit) return Response.json({ message: "Not Found" }, { status: 404 });
		const tree = [...commit.files].map(async ([path, contents]) => ({
			...{ type: "blob", path },
			sha: await blobId(bytesOf(contents)),
		}));
		return Response.json({ tree: await Promise.all(tree) });
	};

	async #graphql({ query, variables }: { query: string; variables: Record<string, unknown> }) {
		if (query.includes("createCommitOnBranch")) return this.#commit(variables.input as CommitInput);
		if (query.includes("history(first: 1)")) {
			const nodes = [{ oid: this.head.id, message: this.head.message }];
			return data({ repository: { ref: { target: { history: { nodes } } } } });
		}
		const asked = query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g);
		const blobs = await this.#blobs();
		return data({
			repository: Object.fromEntries(
				[...asked].map(([, name, sha = ""]) => [
					name,
					{ text: blobs.get(sha), isTruncated: false },
				]),
			),
		});
	}

	async #commit({ expectedHeadOid, fileChanges, message }: CommitInput): Promise<Response> {
		const { next, before } = this;
		[this.next, this.before] = ["answer", undefined];
		await before?.();
		if (next === "no connection") throw new TypeError("Failed to fetch");
		if (next === "refuse") return Response.json({ message: "Bad credentials" }, { status: 401 });
		if (expectedHeadOid !== this.head.id)
			return Response.json({ data: null, errors: [{ message: "The head has moved" }] });
		const files = new Map(this.head.files);
		for (const { path, contents } of fileChanges.additions) files.set(path, contents);
		for (const { path } of fileChanges.deletions) files.delete(path);
		this.add([message.headline, message.body].filter(Boolean).join("\n\n"), files);
		if (next === "lose the answer") throw new TypeError("Failed to fetch");
		return data({ createCommitOnBranch: { commit: { oid: this.head.id } } });
	}

	private add(message: string, files: Commit["files"]): void {
		this.commits.push({ id: `c${this.commits.length}`, message, files });
	}

	async #blobs(): Promise<Map<string, string>> {
		const all = this.commits.flatMap(({ files }) => [...files.values()]);
		const named = [...new Set(all)].map(async (contents) => {
			const bytes = bytesOf(contents);
			return [await blobId(bytes), new TextDecoder().decode(bytes)] as const;
		});
		return new Map(await Promise.all(named));
	}
}

const data = (value: object): Response => Response.json({ data: value });
