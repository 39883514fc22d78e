/** Does something with every element of the page that a selector finds. */
export function each(selector: string, act: (element: HTMLElement) => void): void {
	document.querySelectorAll<HTMLElement>(selector).forEach(act);
}
