/** A git repository as its host sees it: branches, files and commits, by git's own commands. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GitError, runGit } from "./run-git.ts";

export interface Person {
	name: string;
	email: string;
}

export interface Commit {
	oid: string;
	message: string;
	author: Person;
	/** As ISO 8601. */
	committedDate: string;
}

export interface TreeFile {
	path: string;
	sha: string;
	/** In bytes. */
	size: number;
	mode: string;
}

export interface NewCommit {
	branch: string;
	/** The commit that it is to follow. */
	expectedHead: string;
	/** The whole files, by their paths. */
	additions: ReadonlyMap<string, Uint8Array>;
	deletions: readonly string[];
	headline: string;
	body?: string;
	author: Person;
}

/** The branch has another commit by now. */
export class MovedHeadError extends Error {
	override name = "MovedHeadError";
}

export interface Repository {
	/** The branch that HEAD names. */
	defaultBranch(): Promise<string>;
	/** @returns undefined if there is no such branch */
	head(branch: string): Promise<string | undefined>;
	/** All files of a commit, a tree or a branch. @throws GitError if there is none */
	files(commit: string): Promise<TreeFile[]>;
	/** @returns undefined if there is no such file */
	blob(oid: string): Promise<Buffer | undefined>;
	/** The latest commits, of one file if it is named. */
	history(commit: string, first: number, path?: string): Promise<Commit[]>;
	/** @throws MovedHeadError */
	commit(commit: NewCommit): Promise<Commit>;
	/** Makes a branch, moves it, or takes it away. */
	setBranch(branch: string, oid: string | undefined): Promise<void>;
	/** True if a commit has all that another has. */
	follows(commit: string, earlier: string): Promise<boolean>;
}

const fields = ["%H", "%an", "%ae", "%cI", "%B"];

/** @param folder the git directory */
export function gitRepository(folder: string): Repository {
	const git = (...commands: string[]) => runGit(folder, commands);
	const say = async (...commands: string[]) => (await git(...commands)).toString().trim();

	async function head(branch: string): Promise<string | undefined> {
		return orUndefined(say("rev-parse", "--verify", "--quiet", `refs/heads/${branch}^{commit}`));
	}

	async function history(commit: string, first: number, path?: string): Promise<Commit[]> {
		const format = `--format=${fields.join("%x1f")}%x1e`;
		const limits = [`--max-count=${first}`, "--end-of-options", commit, "--"];
		const said = await say("log", format, ...limits, ...(path ? [`:(literal)${path}`] : []));
		const commits = said.split("\x1e").map((one) => one.trim());
		return commits.filter(Boolean).map((one) => {
			const [oid = "", name = "", email = "", committedDate = "", message = ""] = one.split("\x1f");
			return { oid, author: { name, email }, committedDate, message: message.trim() };
		});
	}

	async function files(commit: string): Promise<TreeFile[]> {
		const said = (await git("ls-tree", "-r", "-l", "-z", "--full-tree", commit)).toString();
		return [...said.matchAll(/(\d+) blob ([0-9a-f]+) +(\d+)\t([^\0]+)\0/g)].map(
			([, mode = "", sha = "", size, path = ""]) => ({ mode, sha, size: Number(size), path }),
		);
	}

	return {
		defaultBranch: () => say("symbolic-ref", "--short", "HEAD"),
		head,
		files,
		history,
		blob: async (oid) => orUndefined(git("cat-file", "blob", oid)),

		async commit(commit) {
			if ((await head(commit.branch)) !== commit.expectedHead) throw new MovedHeadError();
			const tree = await writeTree(folder, commit);
			const { author, headline, body, expectedHead } = commit;
			const message = body ? `${headline}\n\n${body}\n` : `${headline}\n`;
			const made = await runGit(folder, ["commit-tree", tree, "-p", expectedHead, "-F", "-"], {
				input: message,
				environment: signature(author),
			});
			const oid = made.toString().trim();
			try {
				await git("update-ref", `refs/heads/${commit.branch}`, oid, expectedHead);
			} catch {
				throw new MovedHeadError();
			}
			const [written] = await history(oid, 1);
			return written as Commit;
		},

		async setBranch(branch, oid) {
			const ref = `refs/heads/${branch}`;
			await (oid ? git("update-ref", ref, oid) : git("update-ref", "-d", ref));
		},

		async follows(commit, earlier) {
			const said = await orUndefined(git("merge-base", "--is-ancestor", earlier, commit));
			return said !== undefined;
		},
	};
}

/** The files of a new commit. @returns the oid of their tree */
async function writeTree(
	folder: string,
	{ expectedHead, additions, deletions }: NewCommit,
): Promise<string> {
	const scratch = await mkdtemp(join(tmpdir(), "git-host-"));
	const environment = { GIT_INDEX_FILE: join(scratch, "index") };
	try {
		await runGit(folder, ["read-tree", expectedHead], { environment });
		const lines = deletions.map((path) => `0 ${"0".repeat(40)}\t${path}\0`);
		for (const [path, content] of additions) {
			const blob = await runGit(folder, ["hash-object", "-w", "--stdin"], { input: content });
			lines.push(`100644 ${blob.toString().trim()}\t${path}\0`);
		}
		const input = lines.join("");
		await runGit(folder, ["update-index", "-z", "--index-info"], { environment, input });
		return (await runGit(folder, ["write-tree"], { environment })).toString().trim();
	} finally {
		await rm(scratch, { recursive: true });
	}
}

export function signature({ name, email }: Person): Record<string, string> {
	return {
		GIT_AUTHOR_NAME: name,
		GIT_AUTHOR_EMAIL: email,
		GIT_COMMITTER_NAME: name,
		GIT_COMMITTER_EMAIL: email,
	};
}

async function orUndefined<Value>(value: Promise<Value>): Promise<Value | undefined> {
	try {
		return await value;
	} catch (error) {
		if (error instanceof GitError) return undefined;
		throw error;
	}
}
