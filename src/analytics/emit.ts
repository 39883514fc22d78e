/** Events of components for analytics, which listens to the document. Other folders import only this file. */

export const ANALYTICS_EVENT = "shop:event";

export type AnalyticsEvent =
	| { name: "search found nothing"; words: string }
	| { name: "assistant asked" | "assistant answered" | "assistant failed" };

export function emit(event: AnalyticsEvent): void {
	document.dispatchEvent(new CustomEvent<AnalyticsEvent>(ANALYTICS_EVENT, { detail: event }));
}
