/** A repository behind the part of GitHub's API that the owner's page uses. */
import type { PastSave } from "../host.ts";

export interface FakeRepository {
	/** The files of a folder. @param commit "3f2a…", or "3f2a…^" for the one before */
	files(commit: string, folder: string): { name: string; oid: string }[];
	blob(sha: string): Buffer;
	/** The commits of a branch, the newest first. */
	log(branch: string, count: number, path: string): PastSave[];
	commit(input: CommitInput): string;
	setBranch(branch: string, commit: string): void;
}

interface CommitInput {
	branch: { branchName: string };
	expectedHeadOid: string;
	fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
	message: { headline: string; body?: string };
}

/** @returns answers to requests by the path below the API's root */
export function fakeGithub(repository: FakeRepository, isGood: (token: string) => boolean) {
	return (path: string, { headers = {}, body = "" }: RequestLike): Response => {
		const [, token = ""] = /^Bearer (.+)$/.exec(headers.authorization ?? "") ?? [];
		if (!isGood(token)) return Response.json({ message: "Bad credentials" }, { status: 401 });
		if (path === "/graphql") return answerGraphql(repository, JSON.parse(String(body)));
		const [, blob] = /\/git\/blobs\/(\w+)/.exec(path) ?? [];
		if (blob) return new Response(new Uint8Array(repository.blob(blob)));
		const { ref = path, sha = "" } = JSON.parse(String(body));
		const [, branch = ""] = /heads\/(.+)$/.exec(ref) ?? [];
		repository.setBranch(branch, sha);
		return Response.json({});
	};
}

interface RequestLike {
	headers?: Readonly<Record<string, string>>;
	body?: string | null;
}

function answerGraphql(
	repository: FakeRepository,
	{ query, variables }: { query: string; variables: { input: CommitInput; version?: string } },
): Response {
	const data = (value: object) => Response.json({ data: value });
	if (query.includes("createCommitOnBranch")) {
		const { input } = variables;
		const [head] = repository.log(input.branch.branchName, 1, "");
		if (head?.id !== input.expectedHeadOid)
			return Response.json({ errors: [{ type: "STALE_DATA", message: "The branch has moved" }] });
		return data({ createCommitOnBranch: { commit: { oid: repository.commit(input) } } });
	}
	const { version = "" } = variables;
	const [, count, path = ""] = /history\(first: (\d+), path: "(\w+)"\)/.exec(query) ?? [];
	if (count) {
		const nodes = repository.log(version, Number(count), path);
		return data({ repository: { object: { history: { nodes } } } });
	}
	const asked =
		/(\w+): file\(path: "([^"]+)"\) \{ object \{ \.\.\. on Tree \{ entries \{ name oid (object)?/g;
	const trees = [...query.matchAll(asked)].map(([, name = "", folder = "", texts]) => {
		const entries = repository.files(version, folder).map((file) => ({
			...file,
			...(texts && { object: { text: repository.blob(file.oid).toString(), isTruncated: false } }),
		}));
		return [name, { object: { entries } }];
	});
	const [head] = repository.log(version, 1, "");
	return data({ repository: { object: { oid: head?.id, ...Object.fromEntries(trees) } } });
}
