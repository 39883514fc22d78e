/**
 * `npm run content:check`: every fault in every content file, each with what to do about it.
 * `-- --live` adds what must not go live. Ends with 1 when there is any fault.
 */
import { existsSync, readFileSync } from "node:fs";
import { type Content, checkContent, type FileName, fileNames } from "../content/check.ts";
import { picturesNamed } from "../content/pictures-named.ts";
import { jsonFault } from "./json-fault.ts";
import { checkPictures } from "./picture-faults.ts";

interface ContentReport {
	/** The files that are in order. */
	content: Partial<Content>;
	faults: string[];
	warnings: string[];
}

/** Reads and checks the content of a project, its pictures and the files in `public/` that it names. */
export async function checkProject(root: URL): Promise<ContentReport> {
	const faults: string[] = [];
	const raw: Partial<Record<FileName, unknown>> = {};
	const readable = fileNames.filter((name) => {
		const read = readJson(new URL(`content/${name}.json`, root));
		if ("fault" in read) faults.push(`content/${name}.json${read.fault}`);
		else raw[name] = read.value;
		return "value" in read;
	});
	const { content, faults: found } = checkContent(raw, readable);
	const named = picturesNamed(content);
	const pictures = await checkPictures(new URL("content/images/", root), named);
	faults.push(...found, ...pictures.faults, ...missingPublicFiles(content, root));
	return { content, faults, warnings: pictures.warnings };
}

/** A file's value, or what to say after its name. */
function readJson(file: URL): { value: unknown } | { fault: string } {
	if (!existsSync(file))
		return { fault: ": is missing. Bring it back from the last good version." };
	let text: string;
	try {
		text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
	} catch {
		return { fault: ": is not saved as UTF-8. Save it again with that encoding." };
	}
	const fault = jsonFault(text);
	return fault
		? { fault: fault.startsWith("line") ? `, ${fault}` : `: ${fault}` }
		: { value: JSON.parse(text) };
}

/** Files of this site that the content names by their address. */
function missingPublicFiles(content: Partial<Content>, root: URL): string[] {
	const named = [{ place: "content/business.json: logo", address: content.business?.logo }];
	for (const { reviewer } of content.reviews?.reviews ?? [])
		named.push({
			place: `content/reviews.json → "${reviewer.displayName}" → reviewer: profilePhotoUrl`,
			address: reviewer.profilePhotoUrl,
		});
	return named.flatMap(({ place, address }) =>
		!address?.startsWith("/") || existsSync(new URL(`public${address}`, root))
			? []
			: [`${place} names "${address}", but there is no file public${address}. Put it there.`],
	);
}

async function main(live: boolean): Promise<void> {
	const root = new URL("../", import.meta.url);
	const { content, faults, warnings } = await checkProject(root);
	if (live && faults.length === 0) {
		const { liveFaults } = await import("./live-faults.ts");
		const shop = content as Content;
		const logo = readFileSync(new URL(`public${shop.business.logo}`, root), "utf8");
		faults.push(...liveFaults(shop, new Date(), logo));
	}
	for (const warning of warnings) console.warn(`Worth a look: ${warning}`);
	for (const fault of faults) console.error(fault);
	if (faults.length > 0) {
		console.error(
			`\n${faults.length === 1 ? "1 fault" : `${faults.length} faults`}. Nothing was changed.`,
		);
		process.exitCode = 1;
	} else {
		const ready = live ? " and ready to go live" : "";
		console.log(`The content is in order${ready}: ${fileNames.length} files checked.`);
	}
}

if (import.meta.main) await main(process.argv.includes("--live"));
