import { describe, expect, test } from "vitest";
import type { Frame } from "../../assistant/frame.ts";
import { understand } from "../../assistant/read/understand.ts";
import { emptyFrame } from "../../assistant/testing/empty-frame.ts";
import { sampleShopData as data } from "../../assistant/testing/sample-shop-data.ts";
import { BusyError, createReader, understoodBy } from "./reader.ts";

const now = new Date("2026-11-22T06:00:00Z");
const own = (question: string) => understand(question, { data, now });

function reading(fields: Partial<Frame> & Pick<Frame, "acts">): Frame {
	return { ...emptyFrame(), ...fields };
}

test.each([
	["How much is a shirt?", "en"],
	["शर्ट कितने की है", "hi"],
])("the language of %j is %s, whoever reads it", (question, language) => {
	const price = reading({ acts: ["price"], items: [{ ids: ["mens-shirt"] }] });
	expect(understoodBy(price, own(question))).toEqual({
		...price,
		language,
		unknown: [],
		nearest: [],
	});
});

test.each([
	["do you clean shirts?", reading({ acts: ["notListed"] })],
	["शर्ट धोते हैं?", reading({ acts: ["notListed"] })],
	["do you come to Jakhan?", reading({ acts: ["areas"], isElsewhere: true })],
])("what the shop has is not denied: %s", (question, denial) => {
	expect(understoodBy(denial, own(question))).toBeUndefined();
});

test.each([
	["do you alter zqxwv?", reading({ acts: ["notListed"] })],
	["do you come to Timbuktu?", reading({ acts: ["areas"], isElsewhere: true })],
])("%s is no thing of the shop's", (question, read) => {
	expect(understoodBy(read, own(question))).toMatchObject(read);
});

describe("questions that come at once", () => {
	const never = new AbortController().signal;
	const hi = { question: "hi", pageLanguage: "en", now, frame: undefined } as const;
	const asked = { ...hi, history: [] };

	test("are read one in a turn of the event loop", async () => {
		const read = createReader(data);
		let turns = 0;
		const timer = setInterval(() => turns++, 0);
		await Promise.all([read(asked, never), read(asked, never), read(asked, never)]);
		clearInterval(timer);
		expect(turns).toBeGreaterThan(0);
	});

	test("are refused beyond so many, and one that nobody awaits is left unread", async () => {
		const read = createReader(data);
		const left = expect(read(asked, AbortSignal.abort())).rejects.toThrow("aborted");
		const others = Array.from({ length: 31 }, () => read(asked, never));
		await expect(read(asked, never)).rejects.toThrow(BusyError);
		await left;
		expect(await Promise.all(others)).toHaveLength(31);
		await expect(read(asked, never)).resolves.toMatchObject({ isProvided: false });
	});
});
