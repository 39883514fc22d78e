import { spawn } from "node:child_process";

/** Git's own words about a command that failed. */
export class GitError extends Error {
	override name = "GitError";
}

export interface GitOptions {
	/** For the standard input. */
	input?: string | Uint8Array;
	environment?: Readonly<Record<string, string>>;
}

/**
 * @param folder in which it runs: the git directory of a repository, or its working copy
 * @returns what it prints
 * @throws GitError with what it prints as an error
 */
export function runGit(
	folder: string,
	commands: readonly string[],
	{ input = "", environment = {} }: GitOptions = {},
): Promise<Buffer> {
	const git = spawn("git", commands, {
		cwd: folder,
		env: { ...withoutGitsOwn(process.env), LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", ...environment },
	});
	const [output, errors]: [Buffer[], Buffer[]] = [[], []];
	git.stdout.on("data", (part) => output.push(part));
	git.stderr.on("data", (part) => errors.push(part));
	// Git may end before it has read everything.
	git.stdin.on("error", () => {});
	git.stdin.end(input);
	return new Promise((done, failed) => {
		git.once("error", failed);
		git.once("close", (code) => {
			if (code === 0) return done(Buffer.concat(output));
			const said = Buffer.concat(errors).toString().trim();
			failed(new GitError(said || `git ${commands[0]} ended with ${code}`));
		});
	});
}

/** In a hook, git says by variables which repository is meant. */
function withoutGitsOwn(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	const isGits = (name: string) => /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|OBJECT)/.test(name);
	return Object.fromEntries(Object.entries(variables).filter(([name]) => !isGits(name)));
}
