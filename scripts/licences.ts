import { readFileSync, writeFileSync } from "node:fs";

interface Package {
	version?: string;
	license?: string;
	dependencies?: Record<string, string>;
}

export interface Lock {
	/** By folder. */
	packages: Record<string, Package>;
}

interface Licence {
	name: string;
	version: string;
	licence: string;
}

/** Development dependencies that are published. */
const artwork = [
	"@fontsource-variable/eczar",
	"@fontsource-variable/figtree",
	"@fontsource-variable/fraunces",
	"lucide-static",
];
/** They publish only a few lines of their own, and nothing of what they depend on. */
const builders = ["astro", "@astrojs/react"];

/**
 * Licences of everything that is published or runs on the server, sorted.
 *
 * @throws Error naming a package that is not in the lock file or states no licence
 */
export function licencesOf({ packages }: Lock): Licence[] {
	const found = new Map<string, Licence>();
	function add(name: string, from: string): void {
		const folder = locate(packages, name, from);
		const { version = "", license, dependencies = {} } = packages[folder] ?? {};
		if (!license) throw new Error(`${name} states no licence.`);
		if (found.has(folder)) return;
		found.set(folder, { name, version, licence: license });
		if (builders.includes(name)) return;
		for (const dependency of Object.keys(dependencies)) add(dependency, folder);
	}
	for (const name of [...Object.keys(packages[""]?.dependencies ?? {}), ...artwork]) add(name, "");
	return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Finds a package from a folder as Node does. */
function locate(packages: Lock["packages"], name: string, from: string): string {
	for (let base = from; ; base = base.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, "")) {
		const folder = `${base}${base && "/"}node_modules/${name}`;
		if (packages[folder]) return folder;
		if (base === "") throw new Error(`The lock file does not hold ${name}.`);
	}
}

export function licencesText(licences: readonly Licence[]): string {
	return `# Licences

What others wrote and this site gives to its visitors or runs on its server, as the lock file states it.
What only builds or tests the site is not listed. Written by \`npm run licences\`.

| package | version | licence |
|---|---|---|
${licences.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |\n`).join("")}`;
}

if (import.meta.main) {
	const lock = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));
	writeFileSync(new URL("../docs/licences.md", import.meta.url), licencesText(licencesOf(lock)));
}
