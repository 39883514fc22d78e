/** Events that the shop counts, read from the browser's. */
import { ANALYTICS_EVENT, type AnalyticsEvent } from "./emit.ts";

export type ShopEvent =
	| AnalyticsEvent
	| { name: "book clicked"; service?: string }
	/** Only the length of the list. */
	| { name: "list sent"; items: number }
	/** Anything else than booking or the list. */
	| { name: "whatsapp opened" }
	| { name: "call tapped" }
	| { name: "directions opened" }
	| { name: "map opened" };

/** The read parts of a link: never its query, which holds messages. */
export type Link = Pick<HTMLAnchorElement, "protocol" | "hostname" | "pathname" | "dataset">;

export function linkEvent({ protocol, hostname, pathname, dataset }: Link): ShopEvent | undefined {
	if (protocol === "tel:") return { name: "call tapped" };
	if (hostname === "wa.me") {
		if (dataset.listItems !== undefined)
			return { name: "list sent", items: Number(dataset.listItems) };
		if (dataset.books === undefined) return { name: "whatsapp opened" };
		return { name: "book clicked", ...(dataset.service && { service: dataset.service }) };
	}
	if (hostname !== "www.google.com") return undefined;
	if (pathname.startsWith("/maps/dir/")) return { name: "directions opened" };
	if (pathname.startsWith("/maps/search/")) return { name: "map opened" };
	return undefined;
}

export function shopEvent(event: Event): ShopEvent | undefined {
	if (event.type === ANALYTICS_EVENT) return (event as CustomEvent<AnalyticsEvent>).detail;
	const { target } = event;
	if (event.type === "submit") {
		// The form for a message to WhatsApp.
		const sends = target instanceof HTMLElement && target.dataset.whatsapp !== undefined;
		return sends ? { name: "whatsapp opened" } : undefined;
	}
	// A press that the page cancelled, such as sending an incomplete list, is not counted.
	if (event.type !== "click" || event.defaultPrevented) return undefined;
	const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
	return link ? linkEvent(link) : undefined;
}
