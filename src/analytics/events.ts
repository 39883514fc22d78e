/** Events that the shop counts: links that visitors follow, and what components tell of. */

export type ShopEvent =
	| { name: "search found nothing"; words: string }
	| { name: "assistant asked" | "assistant answered" | "assistant failed" }
	| { name: "book clicked"; service?: string }
	/** Only the length of the list. */
	| { name: "list sent"; items: number }
	/** Anything else than booking or the list. */
	| { name: "whatsapp opened" }
	| { name: "call tapped" }
	| { name: "directions opened" }
	| { name: "map opened" };

export const ANALYTICS_EVENT = "shop:event";

/** Tells analytics, which listens to the document. Other folders import only this. */
export function emit(event: ShopEvent): void {
	document.dispatchEvent(new CustomEvent<ShopEvent>(ANALYTICS_EVENT, { detail: event }));
}

/** The event of the shop's that a browser's event is, if any. */
export function shopEvent(event: Event): ShopEvent | undefined {
	const { type, target } = event;
	if (type === ANALYTICS_EVENT) return (event as CustomEvent<ShopEvent>).detail;
	// A script sends the form of the WhatsApp panel, and cancels the event.
	if (target instanceof HTMLFormElement && type === "submit") {
		const { host } = new URL(target.action);
		return host === "wa.me" ? { name: "whatsapp opened" } : undefined;
	}
	// A press that the page cancelled, such as sending an incomplete list, is not counted.
	if (type !== "click" || event.defaultPrevented || !(target instanceof Element)) return undefined;
	const link = target.closest<HTMLAnchorElement>("a[href]");
	return link ? linkEvent(link) : undefined;
}

/** Reads nothing of a link's query, which holds messages. */
function linkEvent({ protocol, hostname, pathname, dataset }: HTMLAnchorElement) {
	const { listItems, books, service } = dataset;
	if (protocol === "tel:") return { name: "call tapped" } as const;
	if (hostname === "wa.me") {
		if (listItems !== undefined) return { name: "list sent", items: Number(listItems) } as const;
		if (books === undefined) return { name: "whatsapp opened" } as const;
		return { name: "book clicked", ...(service && { service }) } as const;
	}
	if (hostname !== "www.google.com") return undefined;
	if (pathname.startsWith("/maps/dir/")) return { name: "directions opened" } as const;
	if (pathname.startsWith("/maps/search/")) return { name: "map opened" } as const;
	return undefined;
}
