/** A repository behind the part of GitHub's API that the owner's page uses. */

export interface FakeRepository {
	/** All files of a commit or a branch. */
	files(commit: string): { path: string; sha: string }[];
	blob(sha: string): Buffer;
	/** The commits of a branch, the newest first. */
	log(branch: string, count: number, path: string): Commit[];
	parents(commit: string): string[];
	commit(input: CommitInput): string;
	setBranch(branch: string, commit: string): void;
}

export interface Commit {
	oid: string;
	messageHeadline: string;
	committedDate: string;
}

export interface CommitInput {
	branch: { branchName: string };
	expectedHeadOid: string;
	fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
	message: { headline: string; body?: string };
}

/** @returns answers to requests by the path below the API's root */
export function fakeGithub(repository: FakeRepository, isGood: (token: string) => boolean) {
	return (path: string, { method = "GET", headers = {}, body = "" }: RequestLike): Response => {
		const [, token = ""] = /^Bearer (.+)$/.exec(headers.authorization ?? "") ?? [];
		if (!isGood(token)) return Response.json({ message: "Bad credentials" }, { status: 401 });
		if (path === "/graphql") return answerGraphql(repository, JSON.parse(String(body)));
		const [, kind, name = ""] =
			/^\/repos\/shop\/site\/(git\/trees|git\/blobs|commits)\/(\w+)/.exec(path) ?? [];
		if (kind === "git/trees") return Response.json({ tree: repository.files(name) });
		if (kind === "git/blobs") return new Response(new Uint8Array(repository.blob(name)));
		if (kind === "commits")
			return Response.json({ parents: repository.parents(name).map((sha) => ({ sha })) });
		const { ref = path, sha = "" } = method === "GET" ? {} : JSON.parse(String(body));
		const [, branch = ""] = /refs\/heads\/(.+)$/.exec(ref) ?? [];
		repository.setBranch(branch, sha);
		return Response.json({});
	};
}

interface RequestLike {
	method?: string;
	headers?: Readonly<Record<string, string>>;
	body?: string | null;
}

function answerGraphql(
	repository: FakeRepository,
	{ query, variables }: { query: string; variables: { branch: string; input: CommitInput } },
): Response {
	const [, declared = ""] = /^query\(([^)]*)\)/.exec(query) ?? [];
	for (const [name] of declared.matchAll(/\$\w+/g))
		if (query.split(name).length < 3)
			return Response.json({ errors: [{ message: `Variable ${name} is declared but not used` }] });
	const data = (value: object) => Response.json({ data: value });
	if (query.includes("createCommitOnBranch")) {
		const { input } = variables;
		const [head] = repository.log(input.branch.branchName, 1, "");
		if (head?.oid !== input.expectedHeadOid)
			return Response.json({ errors: [{ type: "STALE_DATA", message: "The branch has moved" }] });
		return data({ createCommitOnBranch: { commit: { oid: repository.commit(input) } } });
	}
	const [, count, path = ""] = /history\(first: (\d+)(?:, path: "(\w+)")?\)/.exec(query) ?? [];
	if (count) {
		const nodes = repository.log(variables.branch, Number(count), path);
		return data({ repository: { ref: { target: { history: { nodes } } } } });
	}
	const blobs = [...query.matchAll(/(blob_\d+): object\(oid: "(\w+)"\)/g)].map(
		([, name, sha = ""]) => [name, { text: repository.blob(sha).toString(), isTruncated: false }],
	);
	return data({ repository: Object.fromEntries(blobs) });
}
