/** Facts of a live address alone, beside the facts that its build has too. */
import { expect, test } from "vitest";
import { completionsPath } from "../../assistant/contract.ts";
import { shop } from "../../shop/shop.ts";
import { openSite } from "./open-site.ts";

const site = await openSite();
const { business } = shop;
/** A demonstration may have numbers and an address of its own. */
const isDemonstration = process.env.ALLOW_SAMPLES === "1";
const isThisMachine = /^https?:\/\/(?:localhost|127\.[\d.]+|\[::1\])(?::|$)/.test(site.origin);

test.skipIf(isDemonstration || !site.isLive)("its numbers are no samples", () => {
	// One digit seven times in a row, as in +91 135 000 0000, belongs to nobody.
	for (const number of [business.whatsapp, business.phone])
		expect(number.replace(/\D/g, ""), "set it in business.json").not.toMatch(/(\d)\1{6}/);
});

test.skipIf(isDemonstration || isThisMachine || !site.isLive)("its pages know its address", () => {
	expect(business.siteUrl, "set siteUrl in business.json and build again").toBe(site.origin);
});

test.skipIf(!/^https:\/\/[^:]+$/.test(site.origin))("plain http leads to https", async () => {
	const { status, headers } = await site.get(`http://${new URL(site.origin).hostname}/`);
	expect([301, 302, 307, 308]).toContain(status);
	expect(URL.parse(headers.get("location") ?? "")?.origin).toBe(site.origin);
});

test("pages are sent compressed", async () => {
	const { headers } = await site.get("/", { headers: { "Accept-Encoding": "br, gzip" } });
	expect(headers.get("content-encoding")).toMatch(/^(?:br|gzip|zstd)$/);
});

test.skipIf(!site.hasServer)(
	"the assistant answers the site's own pages, and no others",
	async () => {
		const ask = (from: string) =>
			site.get(completionsPath, {
				method: "POST",
				headers: { "Content-Type": "application/json", "Sec-Fetch-Site": from },
				body: JSON.stringify({ messages: [{ role: "user", content: "When are you open?" }] }),
			});
		const own = await ask("same-origin");
		expect(own.status).toBe(200);
		const { choices } = (await own.json()) as { choices: { message: { content: string } }[] };
		expect(choices[0]?.message.content).toMatch(/\w/);
		expect((await ask("cross-site")).status).toBe(403);
	},
);
