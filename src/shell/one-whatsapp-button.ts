/** The dock's WhatsApp button is not green while a filled one of the page itself is in view, so that one stands out. */
import { queryAll } from "./query-all.ts";

const inView = new Set<Element>();
const observer = new IntersectionObserver((entries) => {
	for (const { target, isIntersecting } of entries) {
		if (isIntersecting) inView.add(target);
		else inView.delete(target);
	}
	document.documentElement.toggleAttribute("data-books-in-view", inView.size > 0);
});
for (const button of queryAll("main .button.is-whatsapp")) observer.observe(button);
