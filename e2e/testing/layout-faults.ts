import type { Page } from "@playwright/test";

/**
 * Texts, controls and pictures that overlap, overflow their card, are cut off or leave the window; and
 * horizontal scrolling. Each fault is one sentence that names its parts by their first words.
 *
 * With a modal dialog open, only its contents count. Not faults: a picture that fills the whole section behind the words (their ground), what floats over the
 * scrolling page (header, dock), what scrolls inside its own box or ends in an ellipsis, lines clamped to open elsewhere (and the
 * "more" over their end), and parts of the opening status that have no room on its one line.
 */
export function layoutFaults(page: Page): Promise<string[]> {
	return page.evaluate(findFaults);
}

/** Runs in the page, so it uses nothing outside of itself. */
function findFaults(): string[] {
	interface Part {
		kind: "text" | "control" | "picture";
		name: string;
		element: Element;
		box: DOMRect;
		/** The fixed box that the part floats in; undefined for what scrolls with the page. */
		layer: Element | undefined;
		/** The line's own block: lines of one block never count as overlapping. */
		block?: Element;
	}
	const controls = "a[href], button, input, select, textarea, summary, [role=button], [role=link]";
	// The hero's drawing is the ground of its words.
	const pictures = "img, iframe, video, canvas, svg:not(.scene svg)";
	const { clientWidth, scrollWidth } = document.documentElement;
	const root = document.querySelector("dialog:modal") ?? document.body;
	const styles = new Map<Element, CSSStyleDeclaration>();
	const faults: string[] = [];
	if (scrollWidth > clientWidth)
		faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
	const parts = [...textLines(), ...drawnControls(), ...drawnPictures()].filter(
		(part) => !isOutOfSight(part) && (part.kind === "picture" || staysInBounds(part)),
	);
	checkOverlaps(parts.toSorted((one, other) => one.box.top - other.box.top));
	return [...new Set(faults)];

	function textLines(): Part[] {
		const lines: Part[] = [];
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const words = walker.currentNode.textContent?.trim() ?? "";
			const element = walker.currentNode.parentElement;
			if (!words || !element || !isShown(element) || element.closest("svg, noscript")) continue;
			const range = document.createRange();
			range.selectNodeContents(walker.currentNode);
			const size = Number.parseFloat(styleOf(element).fontSize);
			const block = ancestors(element).find((one) => !styleOf(one).display.startsWith("inline"));
			const lineBoxes = range.getClientRects();
			const end = ancestors(element)
				.find((one) => styleOf(one).textOverflow === "ellipsis")
				?.getBoundingClientRect().right;
			if (lineBoxes.length > 1 && breaksInsideWord(walker.currentNode as Text, size))
				faults.push(`${quoted(words)} breaks inside a word`);
			const common = {
				kind: "text" as const,
				name: quoted(words),
				element,
				layer: layerOf(element),
			};
			for (const { left, top, bottom, width } of lineBoxes) {
				// The letters alone: line boxes are taller and may overlap.
				const shown = Math.min(width, (end ?? Number.POSITIVE_INFINITY) - left);
				const box = new DOMRect(left, (top + bottom) / 2 - 0.3 * size, shown, 0.6 * size);
				if (width > 0) lines.push({ ...common, box, ...(block && { block }) });
			}
		}
		return lines;
	}

	/** Addresses may: they have no better place to break. */
	function breaksInsideWord(node: Text, size: number): boolean {
		const range = document.createRange();
		range.selectNodeContents(node);
		const { width } = range.getBoundingClientRect();
		return [...node.data.matchAll(/[\p{L}\p{M}\p{N}₹,.’']+/gu)].some(({ 0: word, index }) => {
			if (
				word.length < 2 ||
				word.length * size < width ||
				/[.,]\S/.test(word) ||
				node.parentElement?.matches("[href]")
			)
				return false;
			range.setStart(node, index);
			range.setEnd(node, index + word.length);
			const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
			return Math.max(...tops) - Math.min(...tops) > size / 2;
		});
	}

	/** A control with a ground or border counts as its box; a bare one as its icon, beside its text. */
	function drawnControls(): Part[] {
		const hosts = [...root.querySelectorAll("item-stepper")];
		const roots = [root, ...hosts.flatMap(({ shadowRoot }) => shadowRoot ?? [])];
		return roots
			.flatMap((root) => [...root.querySelectorAll(controls)])
			.flatMap((control) => {
				const isBox = isDrawn(control) || control.matches("input, select, textarea");
				const name = `the control ${quoted(control.ariaLabel ?? control.textContent ?? "")}`;
				const layer = layerOf(control);
				return (isBox ? [control] : [...control.querySelectorAll("svg")])
					.filter(isShown)
					.map((one): Part => {
						const box = visibleBox(one);
						return { kind: "control", name, element: control, box, layer };
					});
			});
	}

	function drawnPictures(): Part[] {
		return [...root.querySelectorAll(pictures)]
			.filter(
				(picture) => isShown(picture) && !picture.closest(controls) && !picture.closest("svg svg"),
			)
			.map((picture): Part => {
				const name = `the picture ${quoted(picture.getAttribute("alt") || picture.getAttribute("class") || picture.localName)}`;
				const box = visibleBox(picture);
				return { kind: "picture", name, element: picture, box, layer: layerOf(picture) };
			})
			.filter(
				({ element, box }) => element.localName !== "svg" || Math.min(box.width, box.height) >= 64,
			);
	}

	/** Pictures may be larger than the frame that crops them, and controls scrolled out of theirs. */
	function visibleBox(picture: Element): DOMRect {
		let { left, top, right, bottom } = picture.getBoundingClientRect();
		for (const above of ancestors(picture).slice(1)) {
			if (above === document.body) break;
			const { overflowX } = styleOf(above);
			if (!hides(overflowX) && !scrolls(overflowX)) continue;
			const frame = above.getBoundingClientRect();
			left = Math.max(left, frame.left);
			top = Math.max(top, frame.top);
			right = Math.min(right, frame.right);
			bottom = Math.min(bottom, frame.bottom);
		}
		return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
	}

	/** Reports where a part is cut off or leaves its card or the window, or tells that it does not. */
	function staysInBounds({ kind, name, element, box, layer }: Part): boolean {
		const before = faults.length;
		for (const above of ancestors(element).slice(kind === "text" ? 0 : 1)) {
			if (above === document.body) break;
			const { overflowX, overflowY } = styleOf(above);
			if (scrolls(overflowX) || scrolls(overflowY)) return faults.length === before;
			const frame = above.getBoundingClientRect();
			const leaves = {
				x: box.left < frame.left - 1.5 || box.right > frame.right + 1.5,
				y: box.top < frame.top - 1.5 || box.bottom > frame.bottom + 1.5,
			};
			if ((hides(overflowX) && leaves.x) || (hides(overflowY) && leaves.y)) {
				faults.push(`${name} is cut off by ${nameOf(above)}`);
				return false;
			}
			if (isDrawn(above) && (leaves.x || leaves.y)) faults.push(`${name} leaves ${nameOf(above)}`);
		}
		if (box.right > clientWidth + 1 || box.left < -1) faults.push(`${name} leaves the window`);
		const top = layer ? box.top : box.top + scrollY;
		if (top < -1 || (layer && box.bottom > innerHeight + 1))
			faults.push(`${name} leaves the window upright`);
		return faults.length === before;
	}

	/** @param sorted from top to bottom, so that each part meets only those that begin before it ends */
	function checkOverlaps(sorted: Part[]): void {
		for (const [place, one] of sorted.entries()) {
			for (let next = place + 1; next < sorted.length; next++) {
				const other = sorted[next] as Part;
				if (other.box.top > one.box.bottom - 2) break;
				const wide =
					Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
				const high = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
				if (wide > 2 && high > 2 && mayNotMeet(one, other)) {
					const [first, second] = [one, other].toSorted(byKind);
					faults.push(`${first?.name} lies over ${second?.name}`);
				}
			}
		}
	}

	/** Text first, pictures last. */
	function byKind(one: Part, other: Part): number {
		const order = ["text", "control", "picture"];
		return order.indexOf(one.kind) - order.indexOf(other.kind);
	}

	function mayNotMeet(one: Part, other: Part): boolean {
		if (one.layer !== other.layer) return false;
		if (one.block && one.block === other.block) return false;
		if (one.kind === "picture" && other.kind === "picture") return false;
		if (one.element === other.element) return false;
		if (one.kind === "control" && one.element.contains(other.element)) return false;
		if (other.kind === "control" && other.element.contains(one.element)) return false;
		if (one.kind === "picture") return !isGroundOf(one, other);
		if (other.kind === "picture") return !isGroundOf(other, one);
		return true;
	}

	/**
	 * The picture fills its whole section or the box that it shares with the part, the part stands on a card
	 * of its own, or it is what shows under a frame until the frame has loaded.
	 */
	function isGroundOf(picture: Part, part: Part): boolean {
		const around = ancestors(part.element).slice(part.kind === "text" ? 0 : 1);
		const shared = around.findIndex((one) => one.contains(picture.element));
		if (around.slice(0, shared).some(isDrawn)) return true;
		// Positioned, a frame covers what comes after it, too.
		const { previousElementSibling, nextElementSibling } = picture.element;
		const covers = Number(getComputedStyle(picture.element).zIndex) > 0;
		const below = [previousElementSibling, covers ? nextElementSibling : null];
		if (picture.element.localName === "iframe" && around.some((one) => below.includes(one)))
			return true;
		return fills(picture, around[shared]) || fills(picture, picture.element.closest("section"));
	}

	function fills({ box }: Part, frame: Element | null | undefined): boolean {
		if (!frame) return false;
		const { left, top, right, bottom } = frame.getBoundingClientRect();
		return (
			box.left <= left + 1 &&
			box.top <= top + 1 &&
			box.right >= right - 1 &&
			box.bottom >= bottom - 1
		);
	}

	/** Scrolled away in a box of its own, clamped to open elsewhere, or without room on the status line. */
	function isOutOfSight({ element, box }: Part): boolean {
		const x = (box.left + box.right) / 2;
		const y = (box.top + box.bottom) / 2;
		return ancestors(element).some((above) => {
			if (above === document.body || above === document.documentElement) return false;
			const { overflowX, overflowY, webkitLineClamp } = styleOf(above);
			const mayHide = webkitLineClamp !== "none" || above.matches(".open-status, .cut");
			if (!mayHide && (above === element || (!scrolls(overflowX) && !scrolls(overflowY))))
				return false;
			const frame = above.getBoundingClientRect();
			return x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
		});
	}

	function isShown(element: Element): boolean {
		if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
		const { width, height } = element.getBoundingClientRect();
		if (element.matches(".skip-link") || element.closest(".visually-hidden, .cut > * > .more"))
			return false;
		return element.localName === "svg" || Math.max(width, height) > 1;
	}

	function layerOf(element: Element): Element | undefined {
		return ancestors(element).find((one) => styleOf(one).position === "fixed");
	}

	function hasGround(element: Element): boolean {
		return !/^(?:transparent|.*[,/] ?0\))$/.test(styleOf(element).backgroundColor);
	}

	function isDrawn(element: Element): boolean {
		const { borderTopWidth, borderLeftWidth, borderTopStyle } = styleOf(element);
		const bordered =
			borderTopStyle !== "none" && borderTopWidth !== "0px" && borderLeftWidth !== "0px";
		return bordered || hasGround(element);
	}

	function ancestors(element: Element | null): Element[] {
		const all: Element[] = [];
		for (let above = element; above; above = above.parentElement ?? hostOf(above)) all.push(above);
		return all;
	}

	function hostOf(element: Element): Element | null {
		const root = element.getRootNode();
		return root instanceof ShadowRoot ? root.host : null;
	}

	function styleOf(element: Element): CSSStyleDeclaration {
		const style = styles.get(element) ?? getComputedStyle(element);
		styles.set(element, style);
		return style;
	}

	function nameOf(element: Element): string {
		return element.className.toString() || element.id || element.localName;
	}

	function quoted(words: string): string {
		return `"${words.replace(/\s+/g, " ").slice(0, 40)}"`;
	}

	function hides(overflow: string): boolean {
		return overflow === "hidden" || overflow === "clip";
	}

	function scrolls(overflow: string): boolean {
		return overflow === "auto" || overflow === "scroll";
	}
}
