import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** Environment variables with secrets. */
const secretNames = /(?:_|^)(?:KEY|TOKEN|SECRET|PASSWORD)$/;
/** Shorter values may be ordinary words. */
const shortestSecret = 12;
const providerKey = /\bgsk_\w{20,}/;

const decompress: Record<string, (body: Buffer) => Buffer> = {
	".br": brotliDecompressSync,
	".gz": gunzipSync,
};

/**
 * Finds the values of secret variables, plain or in Base64, and provider keys, also in compressed files.
 *
 * @returns a line for each file, with the names of the variables
 */
export async function findSecrets(
	folder: string,
	environment: Readonly<Record<string, string | undefined>>,
): Promise<string[]> {
	const secrets = Object.entries(environment).flatMap(([name, value = ""]) =>
		secretNames.test(name) && value.length >= shortestSecret ? [{ name, value }] : [],
	);
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const found: string[] = [];
	for (const entry of entries.filter((one) => one.isFile())) {
		const file = join(entry.parentPath, entry.name);
		const body = await readFile(file);
		const text = (decompress[extname(file)]?.(body) ?? body).toString("latin1");
		const names = secrets.filter(({ value }) => holds(text, value)).map(({ name }) => name);
		if (names.length === 0 && providerKey.test(text)) names.push("a key of the provider");
		if (names.length > 0) found.push(`${relative(folder, file)} holds ${names.join(" and ")}.`);
	}
	return found.sort();
}

function holds(text: string, secret: string): boolean {
	const base64 = Buffer.from(secret).toString("base64").replace(/=+$/, "");
	// The last Base64 character depends on what follows.
	return text.includes(secret) || text.includes(base64.slice(0, -1));
}
