/** The editor says in an alert of its own that nothing was saved; our dialog has said why. */
import { words } from "./owner-language.ts";

/** In milliseconds: the alert comes with the answer to a refused save. */
const comesWithin = 3000;

/** Closes the alert that follows, before it is painted. */
export function closeNextAlert(): void {
	const observer = new MutationObserver(() => {
		const alert = [...document.querySelectorAll<HTMLElement>("[role=alertdialog]")].find(
			({ textContent }) => textContent?.includes(words.nothingLost),
		);
		const button = alert?.querySelector<HTMLElement>("button.primary");
		if (!alert || !button) return;
		observer.disconnect();
		alert.style.setProperty("visibility", "hidden");
		button.click();
	});
	observer.observe(document.body, { childList: true, subtree: true, attributes: true });
	setTimeout(() => observer.disconnect(), comesWithin);
}
