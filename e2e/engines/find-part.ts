/** The part that is looked for, by the words of accessibility. */
export interface Sought {
	role:
		| "button"
		| "treeitem"
		| "link"
		| "textbox"
		| "heading"
		| "dialog"
		| "log"
		| "status"
		| "term";
	/** The whole accessible name, or its beginning and "*"; of a heading, log, status or term a text that it holds. */
	name: string;
}

/**
 * Runs in the page: the first part of a role and name that is seen, whole, with nothing lying on it; its
 * element is scrolled into view. Shadow trees are searched too. A dialog needs to be seen at its top only.
 */
export function findPart({ role, name }: Sought): Element | null {
	const selectors = {
		button: "button, [role=button]",
		link: "a[href]",
		treeitem: "[role=treeitem]",
		textbox: "input, textarea",
		heading: "h1, h2, h3",
		dialog: "dialog, [role=dialog]",
		log: "[role=log]",
		status: "[role=status]",
		term: "dt",
	};
	const clean = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

	function all(root: Document | ShadowRoot): Element[] {
		const inside = [...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
			shadowRoot ? all(shadowRoot) : [],
		);
		return [...root.querySelectorAll(selectors[role]), ...inside];
	}

	function nameOf(element: Element): string {
		const labelled = element.getAttribute("aria-labelledby");
		const label = element.getAttribute("aria-label") ?? undefined;
		if (label !== undefined) return clean(label);
		if (labelled) return clean(document.getElementById(labelled)?.textContent);
		const labels = (element as HTMLInputElement).labels ?? [];
		if (labels.length > 0) return clean(labels[0]?.textContent);
		return clean(element.getAttribute("placeholder") ?? element.textContent);
	}

	function isSeen(element: Element): boolean {
		element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
		const { left, top, right, bottom } = element.getBoundingClientRect();
		const root = element.getRootNode() as Document | ShadowRoot;
		const hits = (x: number, y: number) => {
			const hit = root.elementFromPoint(x, y);
			return hit !== null && (element === hit || element.contains(hit));
		};
		const middle = (left + right) / 2;
		if (right - left < 2 || bottom - top < 2) return false;
		if (role === "dialog" || role === "log") return hits(middle, top + 12);
		return hits(middle, top + 2) && hits(middle, (top + bottom) / 2) && hits(middle, bottom - 2);
	}

	const holds = role === "heading" || role === "log" || role === "status" || role === "term";
	const named = all(document).filter((element) => {
		if (element.getClientRects().length === 0) return false;
		if (holds) return clean(element.textContent).includes(name);
		const [own, ...aliases] = [nameOf(element), element.getAttribute("placeholder")];
		if (name.endsWith("*")) return own?.startsWith(name.slice(0, -1));
		return own === name || own === `${name} (opens in a new tab)` || aliases.includes(name);
	});
	// Prefer parts of an open dialog or popover, which may still be animating in.
	const above = named.filter((element) => element.closest("dialog, [popover]"));
	return (above.length > 0 ? above : named).find(isSeen) ?? null;
}
