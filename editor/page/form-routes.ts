/** The editor's addresses: `#/collections/prices/entries/prices` is a form, `#/collections/prices` the list of its group. */
import type { CmsConfig } from "../cms-config.ts";

/** Below it the editor shows one thing at a time. */
const phone = "(width < 768px)";

export function isFormOpen(): boolean {
	return /^#\/collections\/[^/]+\/entries\//.test(location.hash);
}

/** A group of one form opens it at once; back from it, a phone shows the groups. */
export function openSingleForms({ collections }: Pick<CmsConfig, "collections">): void {
	const forms = new Map(
		collections
			.filter(({ files }) => files.length === 1)
			.map(({ name, files }) => [
				`#/collections/${name}`,
				`#/collections/${name}/entries/${files[0]?.name}`,
			]),
	);
	let pressed = Number.NEGATIVE_INFINITY;
	const notePress = () => {
		pressed = performance.now();
	};
	document.addEventListener("click", notePress, { capture: true });
	window.addEventListener("popstate", notePress);
	window.addEventListener(
		"hashchange",
		(event) => {
			const form = forms.get(location.hash);
			if (!form) return;
			const isBack = new URL(event.oldURL).hash === form;
			// A wide screen shows the first group as it starts.
			const isPressed = performance.now() - pressed < 1000;
			const isPhone = matchMedia(phone).matches;
			const address = isBack ? isPhone && "#/collections" : isPressed && form;
			if (!address) return;
			event.stopImmediatePropagation();
			const { href } = location;
			history.replaceState(history.state, "", address);
			window.dispatchEvent(
				new HashChangeEvent("hashchange", { oldURL: href, newURL: location.href }),
			);
		},
		{ capture: true },
	);
}
