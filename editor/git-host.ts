/** The shop's files at GitHub, or at what imitates its API: whole snapshots are read, and commits are written. */

import { contentFolder } from "../shop/content-folder.ts";
import type { Backend } from "./backend.ts";
import { isShopPath, type ShopTexts } from "./shop-texts.ts";

/** The shop's files in one commit. */
export interface Snapshot extends ShopTexts {
	commit: string;
	/** The fingerprints of all files of the repository, by their paths. */
	blobs: ReadonlyMap<string, string>;
}

export interface Addition {
	path: string;
	/** In base64. */
	contents: string;
}

export interface NewCommit {
	branch: string;
	/** The host refuses it where the branch has moved on. */
	parent: string;
	additions: readonly Addition[];
	deletions: readonly { path: string }[];
	headline: string;
	body: string;
}

/**
 * - "offline": the host does not answer
 * - "refused": who is signed in may not, or no longer
 * - "other": the host says why
 */
export class HostError extends Error {
	override name = "HostError";
	readonly kind: "offline" | "refused" | "other";

	constructor(kind: HostError["kind"], message: string, options?: ErrorOptions) {
		super(message, options);
		this.kind = kind;
	}
}

const headQuery = `query($owner: String!, $repo: String!, $branch: String!) {
	repository(owner: $owner, name: $repo) { ref(qualifiedName: $branch) { target { ... on Commit {
		history(first: 1) { nodes { oid message } }
	} } } }
}`;

const commitMutation = `mutation($input: CreateCommitOnBranchInput!) {
	createCommitOnBranch(input: $input) { commit { oid committedDate } }
}`;

/** The address for GraphQL. GitHub's own address differs from those of its Enterprise servers. */
export function graphqlRoot({ apiRoot }: Pick<Backend, "apiRoot">): string {
	const root = apiRoot.replace(/\/+$/, "");
	return /\/api\/v3$/.test(root) ? root.replace(/\/v3$/, "/graphql") : `${root}/graphql`;
}

export class GitHost {
	/** As the editor signs its requests. */
	authorization: string | undefined;
	readonly #backend: Backend;
	readonly #fetch: typeof fetch;
	readonly #snapshots = new Map<string, Promise<Snapshot>>();
	readonly #texts = new Map<string, string>();

	constructor(backend: Backend, fetchImpl: typeof fetch) {
		this.#backend = backend;
		this.#fetch = fetchImpl;
	}

	/** The newest commit of a branch. */
	async head(branch = this.#backend.branch): Promise<string> {
		const data = await this.#graphql<HeadAnswer>(headQuery, { ...this.#repository(), branch });
		const commit = data.repository?.ref?.target.history.nodes[0]?.oid;
		if (!commit) throw new HostError("other", `There is no branch ${branch}.`);
		return commit;
	}

	/** The shop's files in a commit, read once. */
	snapshot(commit: string): Promise<Snapshot> {
		const known = this.#snapshots.get(commit);
		if (known) return known;
		const reading = this.#read(commit);
		this.#snapshots.set(commit, reading);
		reading.catch(() => this.#snapshots.delete(commit));
		return reading;
	}

	async #read(commit: string): Promise<Snapshot> {
		const { owner, repo } = this.#repository();
		const { tree } = await this.#rest<TreeAnswer>(
			`/repos/${owner}/${repo}/git/trees/${commit}?recursive=1`,
		);
		const blobs = new Map(
			tree.filter(({ type }) => type === "blob").map(({ path, sha }) => [path, sha]),
		);
		const wanted = [...blobs]
			.filter(([path]) => isShopPath(path))
			.map(([path, sha]) => ({ path, sha }));
		await this.#readTexts(wanted.map(({ sha }) => sha));
		const folder = `${contentFolder()}/images/`;
		return {
			commit,
			blobs,
			texts: new Map(wanted.map(({ path, sha }) => [path, this.#texts.get(sha) ?? ""])),
			pictures: [...blobs.keys()]
				.filter((path) => path.startsWith(folder))
				.map((path) => path.slice(folder.length)),
		};
	}

	async #readTexts(shas: readonly string[]): Promise<void> {
		const missing = [...new Set(shas)].filter((sha) => !this.#texts.has(sha));
		if (missing.length === 0) return;
		const fields = missing.map(
			(sha, place) =>
				`content_${place}: object(oid: "${sha}") { ... on Blob { text isTruncated } }`,
		);
		const query = `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${fields.join(" ")} } }`;
		const { repository } = await this.#graphql<BlobsAnswer>(query, this.#repository());
		for (const [place, sha] of missing.entries()) {
			const blob = repository[`content_${place}`];
			const isWhole = typeof blob?.text === "string" && !blob.isTruncated;
			this.#texts.set(sha, isWhole ? (blob.text as string) : await this.#readBlob(sha));
		}
	}

	/** GraphQL shortens texts of more than half a megabyte. */
	async #readBlob(sha: string): Promise<string> {
		const { owner, repo } = this.#repository();
		const answer = await this.#ask(`/repos/${owner}/${repo}/git/blobs/${sha}`, {
			headers: { Accept: "application/vnd.github.raw" },
		});
		return answer.text();
	}

	/** @returns the new commit's id. @throws HostError */
	async commit({ branch, parent, additions, deletions, headline, body }: NewCommit) {
		const { owner, repo } = this.#repository();
		const input = {
			branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: branch },
			expectedHeadOid: parent,
			fileChanges: { additions, deletions },
			message: { headline, ...(body && { body }) },
		};
		const data = await this.#graphql<CommitAnswer>(commitMutation, { input });
		return data.createCommitOnBranch.commit.oid;
	}

	/** Points a branch at a commit, and makes it where there is none. */
	async moveBranch(branch: string, commit: string): Promise<void> {
		const { owner, repo } = this.#repository();
		const refs = `/repos/${owner}/${repo}/git/refs`;
		try {
			await this.#rest(`${refs}/heads/${branch}`, "PATCH", { sha: commit, force: true });
		} catch (error) {
			if (!(error instanceof HostError) || error.kind !== "other") throw error;
			await this.#rest(refs, "POST", { ref: `refs/heads/${branch}`, sha: commit });
		}
	}

	#repository(): { owner: string; repo: string } {
		const [owner = "", repo = ""] = this.#backend.repo.split("/");
		return { owner, repo };
	}

	async #rest<Answer>(path: string, method = "GET", body?: object): Promise<Answer> {
		const answer = await this.#ask(path, { method, ...(body && { body: JSON.stringify(body) }) });
		return (await answer.json()) as Answer;
	}

	async #graphql<Data>(query: string, variables: object): Promise<Data> {
		const answer = await this.#ask(graphqlRoot(this.#backend), {
			method: "POST",
			body: JSON.stringify({ query: query.replaceAll(/\s+/g, " "), variables }),
		});
		const { data, errors } = (await answer.json()) as {
			data: Data;
			errors?: { type?: string; message: string }[];
		};
		if (!errors?.length) return data;
		const isRefused = errors.some(({ type }) => type === "FORBIDDEN");
		const message = errors.map((error) => error.message).join(" ");
		throw new HostError(isRefused ? "refused" : "other", message);
	}

	/** @param address of the API, or a path below its root */
	async #ask(address: string, init: RequestInit = {}): Promise<Response> {
		const url = address.startsWith("/")
			? this.#backend.apiRoot.replace(/\/+$/, "") + address
			: address;
		const headers = {
			Accept: "application/json",
			...(init.body && { "Content-Type": "application/json" }),
			...(this.authorization && { Authorization: this.authorization }),
			...init.headers,
		};
		let answer: Response;
		try {
			answer = await this.#fetch(url, { ...init, headers, cache: "no-cache" });
		} catch (cause) {
			throw new HostError("offline", "The host does not answer.", { cause });
		}
		if (answer.ok) return answer;
		const { status } = answer;
		const { message = "" } = (await answer.json().catch(() => ({}))) as { message?: string };
		if (status === 401 || status === 403) throw new HostError("refused", message);
		throw new HostError(status >= 500 ? "offline" : "other", message || String(status));
	}
}

interface HeadAnswer {
	repository: { ref: { target: { history: { nodes: { oid: string }[] } } } | null } | null;
}
interface TreeAnswer {
	tree: { type: string; path: string; sha: string }[];
}
interface BlobsAnswer {
	repository: Record<string, { text?: string | null; isTruncated?: boolean } | null>;
}
interface CommitAnswer {
	createCommitOnBranch: { commit: { oid: string } };
}
