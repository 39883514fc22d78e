/** A repository as GitHub's GraphQL API shows it: https://docs.github.com/en/graphql/reference */
import { FieldError, type GraphObject } from "./answer-query.ts";
import type { Account, GitHost } from "./github-api.ts";
import { type Commit, MovedHeadError, type Person, type Repository } from "./repository.ts";

/** The beginnings of longer texts are all that the API gives. In bytes. */
const longestText = 512 * 1024;

export function githubGraph(host: GitHost, account: Account): GraphObject {
	return {
		__typename: "Query",
		viewer: { __typename: "User", login: account.login, name: account.name },
		repository: ({ owner, name }: Record<string, unknown>) => {
			if (`${owner}/${name}` !== host.name)
				throw new FieldError(
					"NOT_FOUND",
					`Could not resolve to a Repository with the name '${owner}/${name}'.`,
				);
			return repositoryObject(host.repository);
		},
		createCommitOnBranch: async ({ input }: Record<string, unknown>) => ({
			__typename: "CreateCommitOnBranchPayload",
			commit: await createCommit(host, account, input as CommitInput),
		}),
	};
}

function repositoryObject(repository: Repository): GraphObject {
	const refs = new Map<string, Promise<GraphObject | null>>();
	// One query asks for a branch once for each file: it is read once, and is the same for all.
	const ref = (name: string): Promise<GraphObject | null> => {
		const branch = name.replace(/^refs\/heads\//, "");
		const known = refs.get(branch) ?? branchObject(repository, branch);
		refs.set(branch, known);
		return known;
	};
	return {
		__typename: "Repository",
		defaultBranchRef: async () => ref(await repository.defaultBranch()),
		ref: ({ qualifiedName }: Record<string, unknown>) => ref(String(qualifiedName)),
		object: ({ oid, expression }: Record<string, unknown>) =>
			gitObject(repository, String(oid ?? expression)),
	};
}

async function branchObject(repository: Repository, name: string): Promise<GraphObject | null> {
	const oid = await repository.head(name);
	if (!oid) return null;
	const target = commitObject(repository, await commitAt(repository, oid));
	return { __typename: "Ref", name, target };
}

async function gitObject(repository: Repository, oid: string): Promise<GraphObject | null> {
	const content = await repository.blob(oid);
	if (content) return blobObject(oid, content);
	const commit = await commitAt(repository, oid).catch(() => undefined);
	return commit ? commitObject(repository, commit) : null;
}

function blobObject(oid: string, content: Buffer): GraphObject {
	const isBinary = content.includes(0);
	return {
		__typename: "Blob",
		oid,
		isBinary,
		isTruncated: content.length > longestText,
		byteSize: content.length,
		text: isBinary ? null : content.subarray(0, longestText).toString(),
	};
}

async function commitAt(repository: Repository, oid: string): Promise<Commit> {
	const [commit] = await repository.history(oid, 1);
	return commit as Commit;
}

function commitObject(repository: Repository, commit: Commit): GraphObject {
	const { oid, message, committedDate, author } = commit;
	const noNodes = { __typename: "Connection", nodes: [] };
	return {
		__typename: "Commit",
		oid,
		message,
		committedDate,
		author: authorObject(author),
		history: async ({ first, path }: Record<string, unknown>) => {
			const commits = await repository.history(oid, Number(first), path as string | undefined);
			return {
				__typename: "CommitHistoryConnection",
				nodes: commits.map((one) => commitObject(repository, one)),
			};
		},
		file: async ({ path }: Record<string, unknown>) => {
			const found = (await repository.files(oid)).find((file) => file.path === path);
			return found ? { __typename: "TreeEntry", oid: found.sha, path: found.path } : null;
		},
		// Nothing is built from here.
		status: null,
		statusCheckRollup: null,
		deployments: noNodes,
		checkSuites: noNodes,
	};
}

function authorObject({ name, email }: Person): GraphObject {
	return { __typename: "GitActor", name, email, avatarUrl: "", user: null };
}

/** https://docs.github.com/en/graphql/reference/input-objects#createcommitonbranchinput */
interface CommitInput {
	branch: { repositoryNameWithOwner: string; branchName: string };
	expectedHeadOid: string;
	message: { headline: string; body?: string };
	fileChanges?: {
		additions?: { path: string; contents: string }[];
		deletions?: { path: string }[];
	};
}

async function createCommit(
	host: GitHost,
	account: Account,
	{ branch, expectedHeadOid, message, fileChanges = {} }: CommitInput,
): Promise<GraphObject> {
	if (branch.repositoryNameWithOwner !== host.name || !account.mayWrite)
		throw new FieldError("FORBIDDEN", `${account.login} must have push access to commit.`);
	const { additions = [], deletions = [] } = fileChanges;
	const paths = [...additions, ...deletions].map(({ path }) => path);
	const refused = paths.find((path) => !isPlainPath(path));
	if (refused !== undefined)
		throw new FieldError("UNPROCESSABLE", `A path cannot be "${refused}".`);
	try {
		const commit = await host.repository.commit({
			branch: branch.branchName,
			expectedHead: expectedHeadOid,
			additions: new Map(
				additions.map(({ path, contents }) => [path, Buffer.from(contents, "base64")]),
			),
			deletions: deletions.map(({ path }) => path),
			headline: message.headline,
			body: message.body,
			author: { name: account.name, email: account.email },
		});
		return commitObject(host.repository, commit);
	} catch (error) {
		if (error instanceof RangeError) throw new FieldError("UNPROCESSABLE", error.message);
		if (!(error instanceof MovedHeadError)) throw error;
		throw new FieldError(
			"STALE_DATA",
			`Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`,
		);
	}
}

/** Inside the repository, and not git's own. */
function isPlainPath(path: string): boolean {
	const parts = path.split("/");
	return !/[\\\0]/.test(path) && parts.every((part) => !/^(?:\.{0,2}|\.git)$/i.test(part));
}
