/**
 * A first visit is painted in the device's letters (first-frame-script.ts). When ours have come, the page is
 * set in them from its top, a share a frame: a phone that laid out the whole page at once could not answer
 * meanwhile.
 */

/** How many elements change in one frame. */
const share = 50;

export async function changeLetters(): Promise<void> {
	// By then the browser has worked in the late styles: asked before, it would do so here, in one go.
	await nextFrame();
	await nextFrame();
	const parts = partsOf(document.body) as HTMLElement[];
	let changed = 0;
	for (const part of parts) {
		part.dataset.hasFonts = "";
		changed += sizeOf(part);
		if (changed > share) {
			changed = 0;
			await nextFrame();
		}
	}
	await nextFrame();
	// For what is added later; for the parts it changes nothing.
	document.documentElement.className = "has-fonts";
	for (const part of parts) delete part.dataset.hasFonts;
}

/** The parts of an element that are seen, each of a few elements. */
function partsOf(element: Element): Element[] {
	if (getComputedStyle(element).display === "none") return [];
	return sizeOf(element) < share / 2 ? [element] : [...element.children].flatMap(partsOf);
}

const sizeOf = (element: Element) => element.getElementsByTagName("*").length + 1;

const nextFrame = () => new Promise(requestAnimationFrame);
