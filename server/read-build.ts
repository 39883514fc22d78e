import { fileListFile, MissingBuildError } from "./build-format.ts";

export type Bytes = Uint8Array<ArrayBuffer>;

/** A file, and its compressed copies where they are smaller. */
export type Forms = { identity: Bytes; br?: Bytes | undefined; gzip?: Bytes | undefined };

/** Undefined for a file that is not there. */
export type ReadFile = (name: string) => Promise<Bytes | undefined>;

const noBuild = 'There is no finished build: run "npm run build".';

/** @throws MissingBuildError when the build's list is missing or broken */
export async function readFileList(read: ReadFile): Promise<Set<string>> {
	try {
		return new Set(JSON.parse(new TextDecoder().decode(await read(fileListFile))) as string[]);
	} catch (cause) {
		throw new MissingBuildError(noBuild, { cause });
	}
}

/** @returns name → bytes @throws MissingBuildError when a file is missing or empty that the build's list names */
export async function readBuild(read: ReadFile): Promise<Map<string, Forms>> {
	const build = new Map<string, Forms>();
	for (const name of await readFileList(read)) {
		const identity = await read(name);
		if (!identity?.byteLength)
			throw new MissingBuildError(
				`The build is not whole: ${name} is missing or empty. Run "npm run build", and copy all of its folder.`,
			);
		build.set(name, { identity, br: await read(`${name}.br`), gzip: await read(`${name}.gz`) });
	}
	return build;
}
