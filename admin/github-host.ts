/** A repository at GitHub, by its API: https://docs.github.com/en/graphql and https://docs.github.com/en/rest */
import { pageFolders } from "../shop/content-files.ts";
import { ask, type Change, type Host, HostError, type PastSave, type Snapshot } from "./host.ts";
import type { Settings } from "./settings.ts";
import { isShopPath, shopFolder } from "./shop-files.ts";

type GithubSettings = Omit<Extract<Settings, { kind: "github" }>, "kind" | "signIn">;

const images = `${shopFolder}/images`;
/** All with files of the shop. */
const folders = [shopFolder, ...pageFolders.map((name) => `${shopFolder}/${name}`), images];

/** Of a commit: the files of each folder, all of one version. */
const filesQuery = folders
	.map((folder, at) => {
		const text = folder === images ? "" : "object { ... on Blob { text isTruncated } }";
		return `folder_${at}: file(path: "${folder}") { object { ... on Tree { entries { name oid ${text} } } } }`;
	})
	.join(" ");

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
		// A folder that a shop lacks is none of the errors.
		if (!first || (first.type === "NOT_FOUND" && data)) return data;
		throw new HostError(first.type === "FORBIDDEN" ? "refused" : "other", first.message);
	}

	/** @param version a branch or a commit @param fields of the commit */
	async function commitAt<Fields>(version: string, fields: string): Promise<Fields> {
		const { repository } = await graphql<{ repository: { object: Fields | null } | null }>(
			`query($owner: String!, $name: String!, $version: String!) { repository(owner: $owner, name: $name) { object(expression: $version) { ... on Commit { ${fields} } } } }`,
			{ owner, name, version },
		);
		if (!repository?.object) throw new HostError("other", `There is no ${version}.`);
		return repository.object;
	}

	const readBlob = (sha: string) =>
		rest(`/git/blobs/${sha}`, { headers: { ...headers, Accept: "application/vnd.github.raw" } });

	async function read(version = branch): Promise<Snapshot> {
		const { oid, ...trees } = await commitAt<Trees>(version, `oid ${filesQuery}`);
		if (!trees.folder_0) throw new HostError("other", `There is no ${shopFolder} in ${version}.`);
		const files = folders.flatMap((folder, at) =>
			(trees[`folder_${at}`]?.object.entries ?? []).map((entry) => ({
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
			version: oid,
			texts: Object.fromEntries(await Promise.all(texts)),
			pictures: Object.fromEntries(pictures.map(({ path, oid }) => [path, oid])),
		};
	}

	/** The host refuses it where the branch has moved on. */
	async function commit(branchName: string, change: Change): Promise<void> {
		const { version, texts, pictures, deletions, headline, body } = change;
		const additions = [
			...Object.entries(pictures).map(([path, contents]) => ({ path, contents })),
			...Object.entries(texts).map(([path, text]) => ({ path, contents: toBase64(text) })),
		];
		const input = {
			branch: { repositoryNameWithOwner: repo, branchName },
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
		read,
		save: (change) => commit(branch, change),
		picture: async ({ pictures }, path) => (await readBlob(pictures[path] ?? "")).blob(),
		async pastSaves() {
			const { history } = await commitAt<{ history: { nodes: PastSave[] } }>(
				branch,
				`history(first: 10, path: "${shopFolder}") { nodes { id: oid headline: messageHeadline date: committedDate } }`,
			);
			return history.nodes;
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
type Trees = { oid: string } & Record<`folder_${number}`, { object: { entries?: Entry[] } } | null>;
interface Entry {
	name: string;
	oid: string;
	object?: { text?: string | null; isTruncated?: boolean };
}
