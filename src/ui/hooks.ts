import { type RefObject, useEffect, useLayoutEffect } from "react";

/** Focuses a field when the popover around it opens. Not on touch screens, where the keyboard would cover the popover. */
export function useFocusOnOpen(field: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const popover = field.current?.closest("[popover]");
		function focusField() {
			// The platform focuses this element (panel.tsx). A visitor may have moved on since.
			const focused = popover?.querySelector("[autofocus]");
			if (document.activeElement === focused && matchMedia("(pointer: fine)").matches)
				field.current?.focus();
		}
		focusField();
		popover?.addEventListener("toggle", focusField);
		return () => popover?.removeEventListener("toggle", focusField);
	}, [field]);
}

/** Adds a style sheet to the document: for styles that come with a component's code instead of with the page. */
export function useStyleSheet(css: string): void {
	useLayoutEffect(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
		document.adoptedStyleSheets.push(sheet);
	}, [css]);
}
