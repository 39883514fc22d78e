/** A style sheet out of a script's own text, for the page or a shadow tree to adopt. */
export function styleSheet(css: string): CSSStyleSheet {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	return sheet;
}
