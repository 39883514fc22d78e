import { useLayoutEffect } from "react";

/** Adds a style sheet to the document: for styles that come with a component's code instead of with the page. */
export function useStyleSheet(css: string): void {
	useLayoutEffect(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
		document.adoptedStyleSheets.push(sheet);
	}, [css]);
}
