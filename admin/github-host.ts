/** A repository at GitHub, by its API: https://docs.github.com/en/graphql and https://docs.github.com/en/rest */
import { ask, type Change, type Host, HostError, type PastSave, type Snapshot } from "./host.ts";
import { shopFolder as folder, isShopPath } from "./shop-files.ts";

export interface GithubSettings {
	/** "owner/name" */
	repo: string;
	branch: string;
	/** "https://api.github.com"; other servers have GraphQL beside it. */
	apiRoot: string;
	/** The branch of drafts, and where its host shows it. */
	draft?: { branch: string; address: string };
}

export function githubHost(
	{ repo, branch, apiRoot, draft }: GithubSettings,
	token: string,
	fetchImpl: typeof fetch = fetch,
): Host {
	const texts = new Map<string, string>();
	const headers = {
		...{ Authorization: `Bearer ${token}`, Accept: "application/json" },
		"Content-Type": "application/json",
	};
	const [owner, name] = repo.split("/");

	async function rest(path: string, method = "GET", body?: object): Promise<Response> {
		const url = `${apiRoot}/repos/${repo}${path}`;
		return ask(url, { method, headers, ...(body && { body: JSON.stringify(body) }) }, fetchImpl);
	}

	async function graphql<Data>(query: string, variables: object): Promise<Data> {
		const body = JSON.stringify({ query: query.replaceAll(/\s+/g, " "), variables });
		const url = `${apiRoot.replace(/\/v3$/, "")}/graphql`;
		const answer = await ask(url, { method: "POST", headers, body }, fetchImpl);
		const { data, errors = [] } = (await answer.json()) as {
			data: Data;
			errors?: { type?: string; message: string }[];
		};
		const [first] = errors;
		if (!first) return data;
		const kinds: Record<string, HostError["kind"]> = { FORBIDDEN: "refused", STALE_DATA: "moved" };
		throw new HostError(kinds[first.type ?? ""] ?? "other", first.message);
	}

	/** @param variables further ones, by their names, which are texts: the host refuses one that is not used */
	async function query<Data>(fields: string, variables: Record<string, string> = {}) {
		const all = { owner, name, ...variables };
		const declared = Object.keys(all).map((one) => `$${one}: String!`);
		const { repository } = await graphql<{ repository: Data }>(
			`query(${declared.join(", ")}) { repository(owner: $owner, name: $name) { ${fields} } }`,
			all,
		);
		return repository;
	}

	/** @param options "first: 1", and perhaps a path that the commits changed */
	async function history(options: string): Promise<Commit[]> {
		const fields = `ref(qualifiedName: $branch) { target { ... on Commit { history(${options}) { nodes { oid messageHeadline committedDate } } } } }`;
		const { ref } = await query<HistoryAnswer>(fields, { branch });
		if (!ref) throw new HostError("other", `There is no branch ${branch}.`);
		return ref.target.history.nodes;
	}

	async function snapshot(version: string): Promise<Snapshot> {
		const answer = await rest(`/git/trees/${version}?recursive=1`);
		const { tree } = (await answer.json()) as { tree: { path: string; sha: string }[] };
		const held = tree.filter(({ path }) => isShopPath(path));
		const missing = [...new Set(held.map(({ sha }) => sha))].filter((sha) => !texts.has(sha));
		await readTexts(missing);
		const isPicture = (path: string) => path.startsWith(`${folder}/images/`);
		return {
			version,
			texts: Object.fromEntries(held.map(({ path, sha }) => [path, texts.get(sha) ?? ""])),
			pictures: Object.fromEntries(
				tree.filter(({ path }) => isPicture(path)).map(({ path, sha }) => [path, sha]),
			),
		};
	}

	/** All in one request; GraphQL shortens texts of more than half a megabyte. */
	async function readTexts(shas: readonly string[]): Promise<void> {
		if (shas.length === 0) return;
		const fields = shas.map(
			(sha, at) => `blob_${at}: object(oid: "${sha}") { ... on Blob { text isTruncated } }`,
		);
		const blobs = await query<Record<string, { text: string; isTruncated: boolean }>>(
			fields.join(" "),
		);
		for (const [at, sha] of shas.entries()) {
			const blob = blobs[`blob_${at}`];
			texts.set(sha, blob && !blob.isTruncated ? blob.text : await (await readBlob(sha)).text());
		}
	}

	async function readBlob(sha: string): Promise<Response> {
		const url = `${apiRoot}/repos/${repo}/git/blobs/${sha}`;
		const raw = { ...headers, Accept: "application/vnd.github.raw" };
		return ask(url, { headers: raw }, fetchImpl);
	}

	/** The host refuses it where the branch has moved on. */
	async function commit(onBranch: string, change: Change): Promise<string> {
		const pictures = Object.entries(change.pictures);
		const written = Object.entries(change.texts).map(([path, text]) => [path, toBase64(text)]);
		const { headline, body, deletions } = change;
		const input = {
			branch: { repositoryNameWithOwner: repo, branchName: onBranch },
			expectedHeadOid: change.version,
			fileChanges: {
				additions: [...pictures, ...written].map(([path, contents]) => ({ path, contents })),
				deletions: deletions.map((path) => ({ path })),
			},
			message: { headline, ...(body && { body }) },
		};
		const { createCommitOnBranch } = await graphql<{
			createCommitOnBranch: { commit: { oid: string } };
		}>(
			"mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }",
			{ input },
		);
		return createCommitOnBranch.commit.oid;
	}

	async function moveBranch(to: string, sha: string): Promise<void> {
		try {
			await rest(`/git/refs/heads/${to}`, "PATCH", { sha, force: true });
		} catch (error) {
			if (!(error instanceof HostError) || error.kind !== "other") throw error;
			await rest("/git/refs", "POST", { ref: `refs/heads/${to}`, sha });
		}
	}

	return {
		async open() {
			const [head] = await history("first: 1");
			return snapshot(head?.oid ?? "");
		},
		save: (change) => commit(branch, change),
		async picture({ pictures }, path) {
			return (await readBlob(pictures[path] ?? "")).blob();
		},
		async pastSaves(): Promise<PastSave[]> {
			const commits = await history(`first: 10, path: "${folder}"`);
			return commits.map(({ oid, messageHeadline, committedDate }) => ({
				...{ id: oid, headline: messageHeadline, date: committedDate },
			}));
		},
		async readSave(id) {
			const answer = await rest(`/commits/${id}`);
			const { parents } = (await answer.json()) as { parents: { sha: string }[] };
			const [after, before] = await Promise.all([snapshot(id), snapshot(parents[0]?.sha ?? id)]);
			return { before: before.texts, after: after.texts };
		},
		...(draft && {
			async preview(change: Change) {
				await moveBranch(draft.branch, change.version);
				await commit(draft.branch, change);
				return draft.address;
			},
		}),
	};
}

function toBase64(text: string): string {
	const bytes = new TextEncoder().encode(text);
	return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

interface Commit {
	oid: string;
	messageHeadline: string;
	committedDate: string;
}
interface HistoryAnswer {
	ref: { target: { history: { nodes: Commit[] } } } | null;
}
