import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gitRepository, type NewCommit, type Repository, signature } from "./repository.ts";
import { GitError, runGit } from "./run-git.ts";

export interface WorkingCopy {
	repository: Repository;
	/** Takes away what it has noted. */
	close(): Promise<void>;
}

interface WorkingCopyOptions {
	/** The folder of the content, relative to the project: nothing else is seen or written. */
	content: string;
	/** Commits in the project's own repository what was saved, too. */
	commits?: boolean;
}

const branch = "main";
const outsider = { name: "Files", email: "files@localhost" };

/**
 * The files of a folder as a repository, whether or not they are committed anywhere: each look at a branch's head notes
 * what changed in the files meanwhile, and each commit is written into them. It is kept in a temporary folder.
 *
 * @param project the folder of the project
 */
export async function openWorkingCopy(
	project: string,
	{ content, commits = false }: WorkingCopyOptions,
): Promise<WorkingCopy> {
	const folder = await mkdtemp(join(tmpdir(), "working-copy-"));
	await runGit(folder, ["init", "--bare", "--quiet", `--initial-branch=${branch}`]);
	const noted = gitRepository(folder);
	const git = (...commands: string[]) =>
		runGit(project, [
			...["-c", "core.bare=false", "-c", "core.autocrlf=false", "-c", "core.excludesFile="],
			...[`--git-dir=${folder}`, `--work-tree=${project}`, ...commands],
		]);

	/** One after the other: each works on the same files. */
	let last: Promise<unknown> = Promise.resolve();
	function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
		const result = last.then(work);
		last = result.catch(() => undefined);
		return result;
	}

	async function noteFiles(): Promise<void> {
		await git("add", "--all", "--force", "--", `:(literal)${content}`);
		const tree = (await git("write-tree")).toString().trim();
		const head = await noted.head(branch);
		const known = head && (await git("rev-parse", `${head}^{tree}`)).toString().trim();
		if (tree === known) return;
		const parent = head ? ["-p", head] : [];
		const made = await runGit(folder, ["commit-tree", tree, ...parent, "-m", "Files changed"], {
			environment: signature(outsider),
		});
		await noted.setBranch(branch, made.toString().trim());
	}

	async function save(commit: NewCommit) {
		const paths = [...commit.additions.keys(), ...commit.deletions];
		const outside = paths.find((path) => !path.startsWith(`${content}/`));
		if (outside) throw new RangeError(`${outside} is not in ${content}.`);
		await noteFiles();
		const made = await noted.commit(commit);
		await writeFiles(project, commit);
		await noteFiles();
		// The files have the change even where git refuses the commit, as a hook may.
		if (commits) await commitFiles(project, commit).catch(sayUncommitted);
		return made;
	}

	await noteFiles();
	return {
		repository: {
			...noted,
			head: (name) =>
				inTurn(async () => {
					await noteFiles();
					return noted.head(name);
				}),
			commit: (commit) => inTurn(() => save(commit)),
		},
		close: () => rm(folder, { recursive: true, force: true }),
	};
}

async function writeFiles(project: string, { additions, deletions }: NewCommit): Promise<void> {
	for (const [path, content] of additions) {
		const file = join(project, path);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, content);
	}
	for (const path of deletions) await rm(join(project, path), { force: true });
}

function sayUncommitted(error: unknown): void {
	if (!(error instanceof GitError)) throw error;
	console.error(`Saved in the files, but git did not commit it:\n${error.message}`);
}

/** Only these files, whatever else is changed or staged. */
async function commitFiles(project: string, commit: NewCommit): Promise<void> {
	const { additions, deletions, headline, body } = commit;
	const paths = [...additions.keys(), ...deletions];
	const input = body ? `${headline}\n\n${body}\n` : `${headline}\n`;
	await runGit(project, ["add", "--", ...paths]);
	await runGit(project, ["commit", "--quiet", "--only", "-F", "-", "--", ...paths], { input });
}
