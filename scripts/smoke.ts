/**
 * `npm run smoke -- https://doonfresh.example`: checks a live site against the content of this
 * folder, a line each. Ends with 1 when anything fell short. `--allow-samples` is for a demonstration,
 * whose numbers and address are nobody's.
 */
import { parseArgs } from "node:util";
import { shop } from "../content/shop.ts";
import { smoke } from "./smoke-checks.ts";
import { siteFacts } from "./smoke-facts.ts";
import { liveSite } from "./smoke-site.ts";

/** Of one check: the same fault on every page is one fault to a person. */
const mostShown = 8;
const usage = "Say which site to check: npm run smoke -- https://doonfresh.example";

async function main(): Promise<void> {
	const { address, allowSamples } = readArguments();
	let short = 0;
	console.log(`Checking ${address.origin}`);
	for await (const { name, faults, skipped } of smoke(liveSite(address), {
		expected: siteFacts(shop),
		allowSamples,
	})) {
		if (skipped) console.log(`  -  ${name}: not checked (${skipped})`);
		else console.log(`  ${faults.length > 0 ? "x " : "ok"} ${name}`);
		for (const fault of faults.slice(0, mostShown)) console.log(`       ${fault}`);
		if (faults.length > mostShown) console.log(`       and ${faults.length - mostShown} more`);
		short += faults.length;
	}
	console.log(short > 0 ? `${short} thing(s) fell short.` : "Nothing fell short.");
	if (short > 0) process.exitCode = 1;
}

function readArguments(): { address: URL; allowSamples: boolean } {
	const { values, positionals } = parseArgs({
		options: { "allow-samples": { type: "boolean", default: false } },
		allowPositionals: true,
	});
	const address = URL.parse(positionals[0] ?? "");
	if (!address || !/^https?:$/.test(address.protocol) || positionals.length > 1) {
		throw new Error(usage);
	}
	return { address, allowSamples: values["allow-samples"] };
}

main().catch((error: Error) => {
	console.error(error.message);
	process.exitCode = 1;
});
