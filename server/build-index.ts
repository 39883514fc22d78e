import type { Files } from "./addresses.ts";
import {
	type FileKind,
	fileList,
	fileListFile,
	hashManifest,
	hashManifestFile,
	isPrecompressed,
	isPublic,
	kindOf,
	MissingBuildError,
	noHashes,
	notFoundName,
	type PageHashes,
	urlPath,
} from "./build-format.ts";

/** A file of the build, known by name alone: its bytes are elsewhere. */
export type IndexedFile = {
	kind: FileKind;
	/** Name inside the build: "services.html". */
	name: string;
	hashes: PageHashes;
};

export type BuildIndex = { files: Files<IndexedFile>; notFound: IndexedFile };

/**
 * All that has an address, and the 404 page, which has none, from what the build wrote down about itself.
 *
 * @param read the text of a file of the build by its name, or nothing where there is none
 * @throws MissingBuildError when the list or the hashes are missing or not in their agreed form.
 */
export async function readBuildIndex(
	read: (name: string) => Promise<string | undefined>,
): Promise<BuildIndex> {
	try {
		const [listed, hashed] = await Promise.all([read(fileListFile), read(hashManifestFile)]);
		const names = new Set(fileList.parse(JSON.parse(listed ?? "")));
		const hashes = hashManifest.parse(JSON.parse(hashed ?? ""));
		const indexed = (name: string): IndexedFile => ({
			kind: kindOf(name),
			name,
			hashes: hashes[urlPath(name)] ?? noHashes,
		});
		const files = [...names]
			.filter((name) => isPublic(name) && !isPrecompressed(name, names))
			.map((name) => [urlPath(name), indexed(name)] as const);
		return { files: new Map(files), notFound: indexed(notFoundName) };
	} catch (cause) {
		throw new MissingBuildError('There is no finished build: run "npm run build".', { cause });
	}
}
