import type { Page } from "@playwright/test";

/**
 * Text that a visitor cannot read: cut off by a box, run out of the window at the right, or lying over
 * other text; and whether the page scrolls sideways. Each is named by its first words. What is meant to
 * be cut is left out (the reviews' lines, which open whole; the later parts of "Open now · until 9 PM",
 * which the hours say), and so is what scrolls by itself.
 */
export function lostText(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const faults: string[] = [];
		const { scrollWidth, clientWidth } = document.documentElement;
		if (scrollWidth > clientWidth)
			faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);

		interface Line {
			words: string;
			block: Element;
			floats: boolean;
			box: DOMRect;
		}
		const lines: Line[] = [];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const words = walker.currentNode.textContent?.trim().slice(0, 40) ?? "";
			const parent = walker.currentNode.parentElement;
			if (!words || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
				continue;
			if (parent.closest(".visually-hidden, svg, noscript, .skip-link")) continue;
			const range = document.createRange();
			range.selectNodeContents(walker.currentNode);
			const style = getComputedStyle(parent);
			let block: Element = parent;
			while (getComputedStyle(block).display.startsWith("inline") && block.parentElement)
				block = block.parentElement;
			let floats = false;
			for (let above: Element | null = parent; above; above = above.parentElement)
				if (getComputedStyle(above).position === "fixed") floats = true;
			const size = Number.parseFloat(style.fontSize);
			for (const drawn of range.getClientRects()) {
				// The letters themselves; a line's box is taller, and may meet the next one.
				const middle = (drawn.top + drawn.bottom) / 2;
				const box = new DOMRect(drawn.left, middle - 0.3 * size, drawn.width, 0.6 * size);
				const cut = cutBy(parent, box);
				if (cut === "on purpose") continue;
				lines.push({ words, block, floats, box });
				if (cut) faults.push(`"${words}" is cut off by ${cut}`);
				if (!scrolls(parent) && (box.right > clientWidth + 1 || box.left < -1))
					faults.push(`"${words}" leaves the window`);
			}
		}
		for (const [place, one] of lines.entries()) {
			for (const other of lines.slice(place + 1)) {
				if (one.block === other.block || one.floats !== other.floats) continue;
				const wide =
					Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
				const high =
					Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
				if (wide > 2 && high > 2) faults.push(`"${one.words}" lies over "${other.words}"`);
			}
		}
		return [...new Set(faults)];

		function scrolls(element: Element): boolean {
			const { overflowX } = getComputedStyle(element);
			if (overflowX === "auto" || overflowX === "scroll") return true;
			return element.parentElement !== null && scrolls(element.parentElement);
		}

		/** The nearest box that hides what leaves it, if the text does. */
		function cutBy(start: Element, text: DOMRect): string | undefined {
			for (let above: Element | null = start; above; above = above.parentElement) {
				if (above === document.body || above === document.documentElement) return undefined;
				const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(above);
				const box = above.getBoundingClientRect();
				if (above.matches(".open-status")) return "on purpose";
				if (webkitLineClamp !== "none") return text.bottom > box.bottom ? "on purpose" : undefined;
				const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
				const reached = (overflow: string) => overflow === "auto" || overflow === "scroll";
				if (reached(overflowX) || reached(overflowY)) return undefined;
				const sideways =
					hides(overflowX) && (text.right > box.right + 1.5 || text.left < box.left - 1.5);
				const upright =
					hides(overflowY) && (text.bottom > box.bottom + 1.5 || text.top < box.top - 1.5);
				if (sideways || upright) return above.className.toString() || above.localName;
			}
			return undefined;
		}
	});
}
