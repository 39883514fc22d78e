/** What the shop wants to know, and how the browser's own events say it. */
import { ANALYTICS_EVENT, type AnalyticsEvent } from "./emit.ts";

export type ShopEvent =
	| AnalyticsEvent
	/** A booking message opened in WhatsApp, for one service where it is about one. */
	| { name: "book clicked"; service?: string }
	/** The visitor's list went to WhatsApp; its length is told, not what is on it. */
	| { name: "list sent"; items: number }
	/** WhatsApp opened for anything else. What is written there is not ours to know. */
	| { name: "whatsapp opened" }
	| { name: "call tapped" }
	| { name: "directions opened" }
	/** The shop's place on the map. */
	| { name: "map opened" };

/** The parts of a link that are looked at: never its query, which holds messages. */
export type Link = Pick<HTMLAnchorElement, "protocol" | "hostname" | "pathname" | "dataset">;

/** What following a link means to the shop; nothing for links inside the site and all others. */
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

/** What an event of the page means to the shop. */
export function shopEvent(event: Event): ShopEvent | undefined {
	if (event.type === ANALYTICS_EVENT) return (event as CustomEvent<AnalyticsEvent>).detail;
	const { target } = event;
	if (event.type === "submit") {
		// The panel in which a message to WhatsApp is typed.
		const sends = target instanceof HTMLElement && target.dataset.whatsapp !== undefined;
		return sends ? { name: "whatsapp opened" } : undefined;
	}
	// A picture in a link that fails to load is an event of the link's too, but no press.
	// A press that the page refused, such as one on an incomplete list, led nowhere.
	if (event.type !== "click" || event.defaultPrevented) return undefined;
	const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
	return link ? linkEvent(link) : undefined;
}
