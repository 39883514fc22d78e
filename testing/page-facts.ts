/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** Runs in the page, so it uses nothing from outside its own braces. */
export function readPageFacts() {
	const landmarks = "header,nav,main,section,article,aside,footer,form,search,dialog,[popover]";
	const things = `${landmarks},h1,h2,h3,h4,h5,h6,a,button,input,select,textarea,summary,img,iframe`;
	const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
	// biome-ignore lint/performance/useDomNodeTextContent: What is not shown is told by `served` alone.
	const shownText = (node: HTMLElement) => node.innerText;
	const words = (node: HTMLElement) => shownText(node).trim().replace(/\s+/g, " ").slice(0, 60);
	const decoded = (url: string) => {
		try {
			return decodeURIComponent(url);
		} catch {
			return url;
		}
	};

	/** Against the landmark around it, so that what grows moves nothing below it. */
	const box = (node: HTMLElement) => {
		const { x, y, width, height } = node.getBoundingClientRect();
		if (width * height === 0) return "not shown";
		const around = node.parentElement?.closest(landmarks)?.getBoundingClientRect();
		const [left, top] = [x - (around?.x ?? 0), y - (around?.y ?? 0)];
		return [left, top, width, height].map(Math.round).join(" ");
	};

	// Closed dialogs and panels are served, too.
	const served: string[] = [];
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (texts.nextNode()) {
		const { parentElement: around, textContent } = texts.currentNode;
		if (textContent?.trim() && !around?.closest("script,style")) served.push(textContent.trim());
	}

	const head = all("head > *:not(style, script)").map((node) => node.outerHTML);
	const data = all("script[type='application/ld+json']").map(({ textContent }) =>
		JSON.stringify(JSON.parse(textContent ?? "null"), undefined, "\t"),
	);
	const links = all("a[href]").map(
		(link) => `${words(link) || link.ariaLabel} → ${decoded(link.getAttribute("href") ?? "")}`,
	);
	const boxes = all(`body :is(${things})`).map((node) => {
		const name = node.ariaLabel ?? (node.matches(landmarks) ? "" : words(node));
		return `${node.tagName.toLowerCase()} ${name}: ${box(node)}`;
	});
	return {
		text: shownText(document.body),
		served: served.join("\n"),
		head: head.join("\n"),
		"structured-data": data.join("\n"),
		links: links.join("\n"),
		boxes: boxes.join("\n"),
	};
}
