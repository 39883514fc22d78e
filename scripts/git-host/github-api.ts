/**
 * A repository behind the part of GitHub's API that the owner's editor uses:
 * https://docs.github.com/en/rest and https://docs.github.com/en/graphql
 */
import { type Context, Hono } from "hono";
import { answerQuery } from "./answer-query.ts";
import { githubGraph } from "./github-graph.ts";
import { QueryError, readQuery } from "./graphql-query.ts";
import type { Repository, TreeFile } from "./repository.ts";
import { GitError } from "./run-git.ts";

export interface Account {
	id: number;
	login: string;
	name: string;
	email: string;
	mayWrite: boolean;
}

export interface GitHost {
	/** "owner/repository" */
	name: string;
	repository: Repository;
	/** @returns who has the token, if it is good */
	accountOf(token: string): Account | undefined;
}

type Answers = { Variables: { account: Account } };

/** The API as a value, without a port: the paths of REST, and `/graphql`. */
export function githubApi(host: GitHost): Hono<Answers> {
	const app = new Hono<Answers>();
	app.use(async (c, next) => {
		const [, token = ""] =
			/^(?:token|bearer) (.+)$/i.exec(c.req.header("authorization") ?? "") ?? [];
		const account = host.accountOf(token);
		if (!account) return refuse(c, 401, "Bad credentials");
		c.set("account", account);
		await next();
	});
	app.get("/user", (c) => c.json(userJson(c.get("account"))));
	app.post("/graphql", (c) => answerGraphql(c, host));
	app.route(`/repos/${host.name}`, repositoryApi(host.repository));
	app.notFound((c) => refuse(c, 404, "Not Found"));
	app.onError((error, c) => {
		if (error instanceof GitError || error instanceof SyntaxError)
			return refuse(c, 422, error.message);
		console.error(error);
		return refuse(c, 500, "Server Error");
	});
	return app;
}

async function answerGraphql(c: Context<Answers>, host: GitHost): Promise<Response> {
	const { query = "", variables } = await c.req.json();
	try {
		const operation = readQuery(query, variables);
		return c.json(await answerQuery(operation, githubGraph(host, c.get("account"))));
	} catch (error) {
		if (!(error instanceof QueryError)) throw error;
		return c.json({ errors: [{ message: error.message }] });
	}
}

function repositoryApi(repository: Repository): Hono<Answers> {
	const app = new Hono<Answers>();
	app.use(async (c, next) => {
		const isReading = c.req.method === "GET";
		if (!isReading && !c.get("account").mayWrite) return refuse(c, 403, "Must have push access");
		await next();
	});
	app.get("/", async (c) => {
		const { mayWrite } = c.get("account");
		const branch = await repository.defaultBranch();
		return c.json({ default_branch: branch, permissions: { pull: true, push: mayWrite } });
	});
	app.get("/collaborators/:login", (c) => {
		const { login, mayWrite } = c.get("account");
		if (!mayWrite) return refuse(c, 403, "Must have push access to view collaborators.");
		return c.req.param("login") === login ? c.body(null, 204) : refuse(c, 404, "Not Found");
	});
	app.get("/git/trees/:tree", async (c) => {
		const tree = c.req.param("tree");
		const files = await repository.files(tree);
		return c.json({ sha: tree, truncated: false, tree: files.map(treeJson) });
	});
	app.get("/git/blobs/:oid", async (c) => {
		const content = await repository.blob(c.req.param("oid"));
		if (!content) return refuse(c, 404, "Not Found");
		const isText = isUtf8(content);
		if (/\braw\b/.test(c.req.header("accept") ?? ""))
			return c.body(new Uint8Array(content), 200, {
				"Content-Type": isText ? "text/plain; charset=utf-8" : "application/octet-stream",
			});
		return c.json({ encoding: "base64", content: content.toString("base64") });
	});
	return branchesApi(app, repository);
}

function branchesApi(app: Hono<Answers>, repository: Repository): Hono<Answers> {
	const refJson = (branch: string, sha: string) => ({
		ref: `refs/heads/${branch}`,
		object: { type: "commit", sha },
	});
	app.get("/git/ref/heads/:branch{.+}", async (c) => {
		const branch = c.req.param("branch");
		const oid = await repository.head(branch);
		return oid ? c.json(refJson(branch, oid)) : refuse(c, 404, "Not Found");
	});
	app.post("/git/refs", async (c) => {
		const { ref, sha } = await c.req.json();
		const branch = String(ref).replace(/^refs\/heads\//, "");
		if (await repository.head(branch)) return refuse(c, 422, "Reference already exists");
		await repository.setBranch(branch, String(sha));
		return c.json(refJson(branch, String(sha)), 201);
	});
	app.patch("/git/refs/heads/:branch{.+}", async (c) => {
		const branch = c.req.param("branch");
		const { sha, force } = await c.req.json();
		const head = await repository.head(branch);
		if (!head) return refuse(c, 422, "Reference does not exist");
		if (!force && !(await repository.follows(String(sha), head)))
			return refuse(c, 422, "Update is not a fast forward");
		await repository.setBranch(branch, String(sha));
		return c.json(refJson(branch, String(sha)));
	});
	app.delete("/git/refs/heads/:branch{.+}", async (c) => {
		await repository.setBranch(c.req.param("branch"), undefined);
		return c.body(null, 204);
	});
	return app;
}

function treeJson({ path, mode, sha, size }: TreeFile) {
	return { path, mode, type: "blob", sha, size };
}

function userJson({ id, login, name, email }: Account) {
	return { id, login, name, email, avatar_url: "", html_url: `https://github.com/${login}` };
}

function isUtf8(content: Uint8Array): boolean {
	try {
		return !new TextDecoder("utf-8", { fatal: true }).decode(content).includes("\0");
	} catch {
		return false;
	}
}

function refuse(c: Context, status: 401 | 403 | 404 | 422 | 500, message: string): Response {
	return c.json({ message, status: String(status) }, status);
}
