import { describe, expect, test, vi } from "vitest";
import { sharePage } from "./share-page.ts";

const page = { title: "Prices", text: "The rate card", url: "https://doonfresh.example/pricing" };
const fails = (name: string) => vi.fn(() => Promise.reject(new DOMException("no", name)));
const works = () => vi.fn(() => Promise.resolve());

/** A browser with these two ways; undefined where it lacks one. */
function browserWith(share?: () => Promise<void>, writeText?: () => Promise<void>) {
	return {
		...(share && { share }),
		...(writeText && { clipboard: { writeText } as unknown as Clipboard }),
	};
}

test("the share sheet gets title, text and address, and nothing is copied", async () => {
	const [share, writeText] = [works(), works()];
	expect(await sharePage(page, browserWith(share, writeText))).toBe("shared");
	expect(share).toHaveBeenCalledWith(page);
	expect(writeText).not.toHaveBeenCalled();
});

test("without a share sheet the address is copied", async () => {
	const writeText = works();
	expect(await sharePage(page, browserWith(undefined, writeText))).toBe("copied");
	expect(writeText).toHaveBeenCalledWith(page.url);
});

describe("a share sheet that fails", () => {
	test.each([
		["AbortError", "shared", 0],
		["InvalidStateError", "shared", 0],
		["NotAllowedError", "copied", 1],
		["DataError", "copied", 1],
	])("%s: %s", async (name, result, copies) => {
		const writeText = works();
		expect(await sharePage(page, browserWith(fails(name), writeText))).toBe(result);
		expect(writeText).toHaveBeenCalledTimes(copies);
	});
});

test.each([
	["is forbidden", fails("NotAllowedError")],
	["is missing", undefined],
])("a clipboard that %s", async (_, writeText) => {
	expect(await sharePage(page, browserWith(undefined, writeText))).toBe("failed");
});
