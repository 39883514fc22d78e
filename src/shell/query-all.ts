/** The elements of the page that a selector matches now. */
export function queryAll<Part extends HTMLElement = HTMLElement>(selector: string): Part[] {
	return [...document.querySelectorAll<Part>(selector)];
}
