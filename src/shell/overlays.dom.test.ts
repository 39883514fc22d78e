import { beforeAll, expect, test, vi } from "vitest";

const root = document.documentElement;

beforeAll(async () => {
	// happy-dom knows no popovers.
	vi.stubGlobal("CSS", { supports: () => false });
	await import("./overlays.ts");
});

function toggle(element: Element, newState: "open" | "closed"): void {
	element.dispatchEvent(Object.assign(new Event("beforetoggle"), { newState }));
}

function append(html: string): Element {
	document.body.insertAdjacentHTML("beforeend", html);
	return document.body.lastElementChild as Element;
}

test.each([
	["a dialog", "<dialog></dialog>", "data-modal-open"],
	["the menu", '<div class="panel is-side"></div>', "data-modal-open"],
	["a panel", '<div class="panel"></div>', "data-panel-open"],
])("%s marks the page while it is open", (_, html, attribute) => {
	const overlay = append(html);
	toggle(overlay, "open");
	expect(root.getAttributeNames().filter((name) => name.endsWith("-open"))).toEqual([attribute]);
	toggle(overlay, "closed");
	expect(root.hasAttribute(attribute)).toBe(false);
});

test("the mark stays while another dialog is open", () => {
	append("<dialog open></dialog>");
	const second = append("<dialog></dialog>");
	toggle(second, "open");
	toggle(second, "closed");
	expect(root.hasAttribute("data-modal-open")).toBe(true);
});

test("questions that unfold mark nothing", () => {
	root.removeAttribute("data-modal-open");
	toggle(append("<details></details>"), "open");
	expect(root.hasAttribute("data-modal-open")).toBe(false);
});
