/**
 * Reports something that a component did, as an event on the document; without analytics nothing
 * listens. The only file of this folder that others may import.
 */

export const ANALYTICS_EVENT = "shop:event";

export type AnalyticsEvent =
	| { name: "search found nothing"; words: string }
	| { name: "assistant asked" | "assistant answered" | "assistant failed" };

export function emit(event: AnalyticsEvent): void {
	document.dispatchEvent(new CustomEvent<AnalyticsEvent>(ANALYTICS_EVENT, { detail: event }));
}
