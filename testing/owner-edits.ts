/**
 * `npm run test:edits`: the unit tests on a copy of the project whose owner has edited the content, in two orders of
 * their files. A test that reads `content/` without being about it fails here. What follows `--` goes to Vitest:
 * `-- --project logic`.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RawContent } from "../shop/content-files.ts";
import { copyProject } from "./copy-project.ts";

const copy = copyProject("owner-edits");

edit("prices", ({ categories }) => {
	for (const { items } of categories)
		for (const item of items) if (item.id === "mens-shirt") item.price = "95";
});
edit("business", (business) => {
	business.name = "Snow White";
	for (const day of business.hours) Object.assign(day, { opens: "10:30", closes: "19:45" });
});
edit("reviews", (reviews) => {
	reviews.totalReviewCount += 1;
	const [newest] = reviews.reviews;
	if (newest) reviews.reviews.unshift({ ...newest, reviewId: "another" });
});

const vitest = join(copy, "node_modules", ".bin", "vitest");
const failed = [1, 2].filter((seed) => {
	const order = ["--sequence.shuffle.files", `--sequence.seed=${seed}`, ...process.argv.slice(2)];
	console.log(`\n=== the unit tests after an owner's edits, in the order ${seed}`);
	return spawnSync(vitest, ["run", ...order], { cwd: copy, stdio: "inherit" }).status !== 0;
});
process.exitCode = failed.length > 0 ? 1 : 0;

/** Changes a file of the copy's `content/`. */
function edit<Name extends keyof RawContent>(
	name: Name,
	change: (content: RawContent[Name]) => void,
): void {
	const file = join(copy, "content", `${name}.json`);
	const content = JSON.parse(readFileSync(file, "utf8"));
	change(content);
	writeFileSync(file, JSON.stringify(content));
}
