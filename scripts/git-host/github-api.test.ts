import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { githubApi } from "./github-api.ts";
import { gitRepository } from "./repository.ts";
import { runGit } from "./run-git.ts";

const owner = { id: 1, login: "owner", name: "Asha", email: "asha@shop.example", mayWrite: true };
const stranger = { ...owner, id: 2, login: "stranger", mayWrite: false };

let folder: string;
let ask: (path: string, init?: RequestInit & { token?: string }) => Promise<Response>;
let graphql: (query: string, variables?: object, token?: string) => Promise<Answer>;
interface Answer {
	// biome-ignore lint/suspicious/noExplicitAny: the shapes are those of each query
	data?: any;
	errors?: { type?: string; message: string }[];
}

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "git-host-test-"));
	const work = join(folder, "work");
	const environment = { GIT_CONFIG_GLOBAL: "/dev/null" };
	await runGit(folder, ["init", "--quiet", "--initial-branch=main", work], { environment });
	await mkdir(join(work, "content"));
	await writeFile(join(work, "content/prices.json"), '{ "shirt": "80" }\n');
	await writeFile(join(work, "content/saree.webp"), Buffer.from([0, 1, 2, 255]));
	await runGit(work, ["add", "."]);
	const by = ["-c", "user.name=Ravi", "-c", "user.email=ravi@shop.example"];
	await runGit(work, [...by, "commit", "--quiet", "-m", "Begin"]);
	const bare = join(folder, "shop.git");
	await runGit(folder, ["clone", "--quiet", "--bare", work, bare]);
	const app = githubApi({
		name: "asha/shop",
		repository: gitRepository(bare),
		accountOf: (token) => ({ good: owner, other: stranger })[token],
	});
	ask = async (path, { token = "good", ...init } = {}) =>
		app.request(path, { ...init, headers: { Authorization: `token ${token}`, ...init.headers } });
	graphql = async (query, variables, token) => {
		const body = JSON.stringify({ query, variables });
		const answer = await ask("/graphql", { method: "POST", body, token });
		return (await answer.json()) as Answer;
	};
});

afterAll(() => rm(folder, { recursive: true }));

const headQuery = `query($owner: String!, $repo: String!, $branch: String!) {
	repository(owner: $owner, name: $repo) {
		ref(qualifiedName: $branch) { target { ... on Commit { history(first: 1) { nodes { oid message } } } } }
	}
}`;
const shop = { owner: "asha", repo: "shop", branch: "main" };

async function headOf(branch = "main"): Promise<{ oid: string; message: string }> {
	const { data } = await graphql(headQuery, { ...shop, branch });
	return data.repository.ref.target.history.nodes[0];
}

function commit(expectedHeadOid: string, price: string, token?: string): Promise<Answer> {
	const mutation = `mutation($input: CreateCommitOnBranchInput!) {
		createCommitOnBranch(input: $input) {
			commit { oid committedDate file_0: file(path: "content/prices.json") { oid } }
		}
	}`;
	const contents = Buffer.from(`{ "shirt": "${price}" }\n`).toString("base64");
	const input = {
		branch: { repositoryNameWithOwner: "asha/shop", branchName: "main" },
		expectedHeadOid,
		fileChanges: { additions: [{ path: "content/prices.json", contents }], deletions: [] },
		message: { headline: `Price of Shirt: ₹${price}`, body: "In words." },
	};
	return graphql(mutation, { input }, token);
}

test("a token is refused that belongs to nobody, and a stranger may only read", async () => {
	expect((await ask("/user", { token: "bad" })).status).toBe(401);
	expect(await (await ask("/user")).json()).toMatchObject({ login: "owner", name: "Asha" });
	expect((await ask("/repos/asha/shop/collaborators/owner")).status).toBe(204);
	const asking = await ask("/repos/asha/shop/collaborators/stranger", { token: "other" });
	expect(asking.status).toBe(403);
	const { errors } = await commit((await headOf()).oid, "1", "other");
	expect(errors?.[0]?.type).toBe("FORBIDDEN");
	expect((await headOf()).message).toBe("Begin");
});

test("files are listed, and read by alias, with who changed them", async () => {
	const { oid } = await headOf();
	const listing = await ask(`/repos/asha/shop/git/trees/${oid}?recursive=1`);
	// biome-ignore lint/suspicious/noExplicitAny: as above
	const listed = (await listing.json()) as any;
	const [prices, picture] = listed.tree;
	expect(prices).toMatchObject({ path: "content/prices.json", type: "blob", size: 18 });
	const { data } = await graphql(
		`query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) {
			content_0: object(oid: "${prices.sha}") { ... on Blob { text isTruncated } }
			content_1: object(oid: "${picture.sha}") { ... on Blob { text } }
			content_2: object(oid: "${"0".repeat(40)}") { ... on Blob { text } }
			commit_0: ref(qualifiedName: "main") { target { ... on Commit {
				history(first: 1, path: "content/prices.json") { nodes { author { name user { id: databaseId login } } } }
			} } }
		} }`,
		shop,
	);
	expect(data.repository).toEqual({
		content_0: { text: '{ "shirt": "80" }\n', isTruncated: false },
		content_1: { text: null },
		content_2: null,
		commit_0: { target: { history: { nodes: [{ author: { name: "Ravi", user: null } }] } } },
	});
	const raw = { headers: { Accept: "application/vnd.github.raw" } };
	const blob = await ask(`/repos/asha/shop/git/blobs/${picture.sha}`, raw);
	expect(blob.headers.get("content-type")).toBe("application/octet-stream");
	expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([0, 1, 2, 255]);
});

test("a commit goes on top of the head that it names, or is refused", async () => {
	const before = await headOf();
	const { data } = await commit(before.oid, "95");
	const after = await headOf();
	expect(data.createCommitOnBranch.commit.oid).toBe(after.oid);
	expect(after.message).toBe("Price of Shirt: ₹95\n\nIn words.");
	const { text } = (
		await graphql(
			`query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) {
				object(oid: "${data.createCommitOnBranch.commit.file_0.oid}") { ... on Blob { text } } } }`,
			shop,
		)
	).data.repository.object;
	expect(text).toBe('{ "shirt": "95" }\n');
	const late = await commit(before.oid, "90");
	expect(late).toMatchObject({ data: { createCommitOnBranch: null } });
	expect(late.errors?.[0]?.type).toBe("STALE_DATA");
	expect(await headOf()).toEqual(after);
});

test("a branch is made, moved forwards, and back only by force", async () => {
	const { oid } = await headOf();
	const send = (method: string, path: string, body?: object) =>
		ask(`/repos/asha/shop/git/refs${path}`, { method, body: body && JSON.stringify(body) });
	expect((await send("POST", "", { ref: "refs/heads/draft/a", sha: oid })).status).toBe(201);
	expect((await send("POST", "", { ref: "refs/heads/draft/a", sha: oid })).status).toBe(422);
	await commit(oid, "97");
	const { oid: next } = await headOf();
	expect((await send("PATCH", "/heads/draft/a", { sha: next })).status).toBe(200);
	expect((await send("PATCH", "/heads/draft/a", { sha: oid })).status).toBe(422);
	expect((await send("PATCH", "/heads/draft/a", { sha: oid, force: true })).status).toBe(200);
	expect((await headOf("draft/a")).oid).toBe(oid);
	expect((await send("DELETE", "/heads/draft/a")).status).toBe(204);
	expect((await ask("/repos/asha/shop/git/ref/heads/draft/a")).status).toBe(404);
});

test("what is not there is said: a repository, a field", async () => {
	const { data, errors } = await graphql(headQuery, { ...shop, repo: "other" });
	expect([data, errors?.[0]?.type]).toEqual([{ repository: null }, "NOT_FOUND"]);
	expect((await graphql("{ viewer { starredRepositories } }")).errors).toHaveLength(1);
	expect((await ask("/repos/asha/other/git/trees/main")).status).toBe(404);
});
