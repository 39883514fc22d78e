import { afterEach, beforeEach, expect, test, vi } from "vitest";

const script = "http://localhost:3000/_astro/chat.A1.js";
const portal = "<p>Sign in to the network</p>";
const reload = vi.fn();
/** As each mode of the browser's cache gives the script. */
let given: { kept: string; anew: string };
let page: string;

beforeEach(async () => {
	vi.resetModules();
	sessionStorage.clear();
	document.body.innerHTML = '<astro-island component-url="/_astro/chat.A1.js"></astro-island>';
	vi.stubGlobal("location", { href: "http://localhost:3000/services", reload });
	vi.stubGlobal("fetch", async (url: string, { cache }: RequestInit) => {
		if (url !== script) return new Response(page);
		const type = cache === "reload" ? given.anew : given.kept;
		return new Response("", { headers: { "Content-Type": type } });
	});
	vi.spyOn(performance, "getEntriesByType").mockImplementation((type) =>
		type === "resource" ? [{ name: script } as PerformanceEntry] : [],
	);
	await import("./stale-build.ts");
	const own = new URL(import.meta.resolve("./stale-build.ts")).pathname;
	page = `<script src="${own}"></script><a component-url="/_astro/chat.A1.js"></a>`;
});

afterEach(() => {
	reload.mockReset();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

test.each([
	["was a portal's page and comes right", "text/html", "text/javascript", 1],
	["is a portal's page still", "text/html", "text/html", 0],
	["is right", "text/javascript", "text/javascript", 0],
])("a page whose script %s is loaded again where that helps", async (_, kept, anew, times) => {
	given = { kept, anew };
	dispatchEvent(new CustomEvent("island:part-missing", { detail: {} }));
	await new Promise((done) => setTimeout(done, 50));
	expect(reload).toHaveBeenCalledTimes(times);
});

test("a portal's page in place of this one is not loaded", async () => {
	page = portal;
	dispatchEvent(new CustomEvent("island:part-missing", { detail: {} }));
	await new Promise((done) => setTimeout(done, 50));
	expect(reload).not.toHaveBeenCalled();
});
