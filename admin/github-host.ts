/** A repository at GitHub, by its API: https://docs.github.com/en/graphql and https://docs.github.com/en/rest */
import { pageFolders } from "../shop/content-files.ts";
import { ask, type Change, type Host, HostError, type Snapshot } from "./host.ts";
import type { Settings } from "./settings.ts";
import { isShopPath, shopFolder } from "./shop-files.ts";

type GithubSettings = Omit<Extract<Settings, { kind: "github" }>, "kind" | "signIn">;

const images = `${shopFolder}/images`;
/** All with files of the shop. */
const folders = [shopFolder, ...pageFolders.map((name) => `${shopFolder}/${name}`), images];

export function githubHost(
	{ repo, branch, apiRoot, draft }: GithubSettings,
	token: string,
	fetchImpl: typeof fetch = fetch,
): Host {
	const headers = {
		...{ Authorization: `Bearer ${token}`, Accept: "application/json" },
		"Content-Type": "application/json",
	};
	const [owner, name] = repo.split("/");

	const rest = (path: string, init: RequestInit = {}) =>
		ask(`${apiRoot}/repos/${repo}${path}`, { headers, ...init }, fetchImpl);

	async function graphql<Data>(query: string, variables: object): Promise<Data> {
		const body = JSON.stringify({ query, variables });
		// Servers other than github.com have it beside their REST API.
		const url = `${apiRoot.replace(/\/v3$/, "")}/graphql`;
		const answer = await ask(url, { method: "POST", headers, body }, fetchImpl);
		const { data, errors: [first] = [] } = (await answer.json()) as GraphqlAnswer<Data>;
		if (!first) return data;
		const kinds: Record<string, HostError["kind"]> = { FORBIDDEN: "refused", STALE_DATA: "moved" };
		throw new HostError(kinds[first.type ?? ""] ?? "other", first.message);
	}

	async function query<Data>(fields: string): Promise<Data> {
		const { repository } = await graphql<{ repository: Data }>(
			`query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields} } }`,
			{ owner, name },
		);
		return repository;
	}

	/** @param options "first: 1", and perhaps a path that the commits changed */
	async function history(options: string): Promise<Commit[]> {
		const { ref } = await query<{ ref: { target: { history: { nodes: Commit[] } } } | null }>(
			`ref(qualifiedName: ${JSON.stringify(branch)}) { target { ... on Commit { history(${options}) { nodes { oid messageHeadline committedDate } } } } }`,
		);
		if (!ref) throw new HostError("other", `There is no branch ${branch}.`);
		return ref.target.history.nodes;
	}

	async function snapshot(version: string): Promise<Snapshot> {
		const text = (folder: string) =>
			folder === images ? "" : "object { ... on Blob { text isTruncated } }";
		const asked = folders.map(
			(folder, at) =>
				`folder_${at}: object(expression: ${JSON.stringify(`${version}:${folder}`)}) { ... on Tree { entries { name oid ${text(folder)} } } }`,
		);
		const trees = await query<Record<string, { entries?: Entry[] } | null>>(asked.join(" "));
		if (!trees.folder_0) throw new HostError("other", `There is no ${shopFolder} in ${version}.`);
		const files = folders.flatMap((folder, at) =>
			(trees[`folder_${at}`]?.entries ?? []).map((entry) => ({
				path: `${folder}/${entry.name}`,
				...entry,
			})),
		);
		const texts = files
			.filter(({ path }) => isShopPath(path))
			// GraphQL shortens texts of more than half a megabyte.
			.map(async ({ path, oid, object }) => [
				path,
				object?.isTruncated ? await (await readBlob(oid)).text() : (object?.text ?? ""),
			]);
		const pictures = files.filter(({ path }) => path.startsWith(`${images}/`));
		return {
			version,
			texts: Object.fromEntries(await Promise.all(texts)),
			pictures: Object.fromEntries(pictures.map(({ path, oid }) => [path, oid])),
		};
	}

	const readBlob = (sha: string) =>
		rest(`/git/blobs/${sha}`, { headers: { ...headers, Accept: "application/vnd.github.raw" } });

	/** The host refuses it where the branch has moved on. */
	async function commit(onBranch: string, change: Change): Promise<void> {
		const { version, texts, pictures, deletions, headline, body } = change;
		const additions = [
			...Object.entries(pictures).map(([path, contents]) => ({ path, contents })),
			...Object.entries(texts).map(([path, text]) => ({ path, contents: toBase64(text) })),
		];
		const input = {
			branch: { repositoryNameWithOwner: repo, branchName: onBranch },
			expectedHeadOid: version,
			fileChanges: { additions, deletions: deletions.map((path) => ({ path })) },
			message: { headline, ...(body && { body }) },
		};
		await graphql(
			"mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }",
			{ input },
		);
	}

	async function moveBranch(to: string, sha: string): Promise<void> {
		const send = (path: string, method: string, body: object) =>
			rest(`/git/refs${path}`, { method, body: JSON.stringify(body) });
		try {
			await send(`/heads/${to}`, "PATCH", { sha, force: true });
		} catch (error) {
			if (!(error instanceof HostError) || error.kind !== "other") throw error;
			await send("", "POST", { ref: `refs/heads/${to}`, sha });
		}
	}

	return {
		read: () => snapshot(branch),
		async open() {
			const [head] = await history("first: 1");
			return snapshot(head?.oid ?? "");
		},
		save: (change) => commit(branch, change),
		picture: async ({ pictures }, path) => (await readBlob(pictures[path] ?? "")).blob(),
		async pastSaves() {
			const commits = await history(`first: 10, path: "${shopFolder}"`);
			return commits.map(({ oid, messageHeadline, committedDate }) => ({
				...{ id: oid, headline: messageHeadline, date: committedDate },
			}));
		},
		async readSave(id) {
			const [before, after] = await Promise.all([snapshot(`${id}^`), snapshot(id)]);
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

interface GraphqlAnswer<Data> {
	data: Data;
	errors?: { type?: string; message: string }[];
}
interface Commit {
	oid: string;
	messageHeadline: string;
	committedDate: string;
}
interface Entry {
	name: string;
	oid: string;
	object?: { text?: string | null; isTruncated?: boolean };
}
