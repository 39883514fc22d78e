/** Stands between the editor and its git host: what the editor wants to commit becomes a save of ours. */

import type { Backend } from "../backend.ts";
import { bytesOf } from "../base64.ts";
import { blobId } from "../git-blob.ts";
import type { Addition, GitHost } from "../git-host.ts";
import { graphqlRoot } from "../git-host.ts";

/** The outcome of a save. */
export type SaveOutcome =
	| { isSaved: true }
	/** With what the editor says below "Not saved yet". */
	| { isSaved: false; message: string };

interface EditorRequestsOptions {
	backend: Backend;
	host: GitHost;
	native: typeof fetch;
	/** True while a form is open: meanwhile others' commits are kept from it, and joined when it is saved. */
	isFormOpen(): boolean;
	/** The editor is told of a commit, and reads its files. */
	onHead(commit: string): void;
	/** The editor is about to say that nothing was saved. */
	onRefused(): void;
	save(
		additions: readonly Addition[],
		deletions: readonly { path: string }[],
	): Promise<SaveOutcome>;
}

/**
 * A `fetch` for the editor. Requests to other places than this site and its host get no answer: the editor looks for
 * newer versions of itself.
 */
export function editorRequests(options: EditorRequestsOptions): typeof fetch {
	const { backend, host, native, isFormOpen } = options;
	const graphql = graphqlRoot(backend);
	const known = [backend.apiRoot, backend.authRoot].flatMap((address) =>
		address ? [new URL(address).origin] : [],
	);
	/** The newest commit that the editor has been told of. */
	let head = "";

	return async (input, init) => {
		const request = new Request(input, init);
		const { origin, protocol } = new URL(request.url);
		if (/^(?:blob|data):$/.test(protocol)) return native(input, init);
		const isOfHost = request.url === graphql || request.url.startsWith(backend.apiRoot);
		if (!isOfHost && origin === location.origin) return native(input, init);
		if (!known.includes(origin)) return new Response("{}", { status: 404 });
		host.authorization = request.headers.get("Authorization") ?? host.authorization;
		if (request.method !== "POST") return native(input, init);
		const body = await request.text();
		// Wherever it goes: what the editor writes of a form is no content file.
		if (body.includes("createCommitOnBranch")) return commit(JSON.parse(body) as CommitRequest);
		const answer = await native(input, init);
		return isHeadQuery(body) ? withKnownHead(answer) : answer;
	};

	async function withKnownHead(answer: Response): Promise<Response> {
		if (!answer.ok) return answer;
		const text = await answer.text();
		const newest = /"oid"\s*:\s*"(\w+)"/.exec(text)?.[1];
		if (!newest) return new Response(text, answer);
		if (!head || !isFormOpen()) head = newest;
		options.onHead(head);
		return Response.json(JSON.parse(text.replace(newest, head)), { status: answer.status });
	}

	/** The editor is told its earlier commit again, and so reads everything anew when the form is closed. */
	async function commit({ query, variables }: CommitRequest): Promise<Response> {
		const { additions = [], deletions = [] } = variables.input.fileChanges;
		const outcome = await options.save(additions, deletions);
		if (!outcome.isSaved) {
			options.onRefused();
			return Response.json({ data: null, errors: [outcome] });
		}
		const asked = query.matchAll(/\b(file_\d+): file\(path: ("(?:[^"\\]|\\.)*")\)/g);
		const files: Record<string, { oid: string } | null> = {};
		for (const [, name = "", path = ""] of asked)
			files[name] = await fileInCommit(additions.find((one) => one.path === JSON.parse(path)));
		const committedDate = new Date().toISOString();
		const data = { createCommitOnBranch: { commit: { oid: head, committedDate, ...files } } };
		return Response.json({ data });
	}
}

/** The editor keeps a picture by this name. Of a form it has no file but a note of ours. */
async function fileInCommit(addition: Addition | undefined): Promise<{ oid: string } | null> {
	if (!addition || addition.path.endsWith(".json")) return null;
	return { oid: await blobId(bytesOf(addition.contents)) };
}

/** For the newest commit of the branch, not for those of one file. */
function isHeadQuery(body: string): boolean {
	return /history\(first: 1\)\s*\{\s*nodes\s*\{\s*oid/.test(body);
}

interface CommitRequest {
	query: string;
	variables: {
		input: { fileChanges: { additions?: Addition[]; deletions?: { path: string }[] } };
	};
}
