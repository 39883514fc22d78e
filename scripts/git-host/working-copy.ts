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

const branch = "main";
/** The folder's name in paths of the repository, as in the repository of a shop. */
const content = "content";
const outsider = { name: "Files", email: "files@localhost" };

/**
 * The files of a folder as a repository, whether or not they are committed anywhere: each look at a branch's head notes
 * what changed in the files meanwhile, and each commit is written into them. It is kept in a temporary folder.
 *
 * @param files the folder: nothing outside is seen or written
 * @param options commits: whether the repository that the folder is in has a commit of each save, too
 */
export async function openWorkingCopy(
	files: string,
	{ commits = false } = {},
): Promise<WorkingCopy> {
	const notes = await mkdtemp(join(tmpdir(), "working-copy-"));
	await runGit(notes, ["init", "--bare", "--quiet", `--initial-branch=${branch}`]);
	const noted = gitRepository(notes);
	const git = (...commands: string[]) =>
		runGit(files, [
			...["-c", "core.bare=false", "-c", "core.autocrlf=false"],
			...[`--git-dir=${notes}`, `--work-tree=${files}`, ...commands],
		]);

	/** One after the other: each works on the same files. */
	let last: Promise<unknown> = Promise.resolve();
	function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
		const result = last.then(work);
		last = result.catch(() => undefined);
		return result;
	}

	async function noteFiles(): Promise<void> {
		await git("add", "--all", "--force", ".");
		const inner = (await git("write-tree")).toString().trim();
		const input = `040000 tree ${inner}\t${content}\n`;
		const tree = (await runGit(notes, ["mktree"], { input })).toString().trim();
		const head = await noted.head(branch);
		const known = head && (await git("rev-parse", `${head}^{tree}`)).toString().trim();
		if (tree === known) return;
		const parent = head ? ["-p", head] : [];
		const made = await runGit(notes, ["commit-tree", tree, ...parent, "-m", "Files changed"], {
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
		await writeFiles(files, commit);
		// The files have the change even where git refuses the commit, as a hook may.
		if (commits) await commitFiles(files, commit).catch(sayUncommitted);
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
		close: () => rm(notes, { recursive: true, force: true }),
	};
}

/** @param path in the repository @returns it in the folder */
function nameOf(path: string): string {
	return path.slice(content.length + 1);
}

async function writeFiles(files: string, { additions, deletions }: NewCommit): Promise<void> {
	for (const [path, bytes] of additions) {
		const file = join(files, nameOf(path));
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, bytes);
	}
	for (const path of deletions) await rm(join(files, nameOf(path)), { force: true });
}

function sayUncommitted(error: unknown): void {
	if (!(error instanceof GitError)) throw error;
	console.error(`Saved in the files, but git did not commit it:\n${error.message}`);
}

/** Only these files, whatever else is changed or staged. */
async function commitFiles(files: string, commit: NewCommit): Promise<void> {
	const { additions, deletions, headline, body } = commit;
	const names = [...additions.keys(), ...deletions].map(nameOf);
	const input = body ? `${headline}\n\n${body}\n` : `${headline}\n`;
	await runGit(files, ["add", "--", ...names]);
	await runGit(files, ["commit", "--quiet", "--only", "-F", "-", "--", ...names], { input });
}
