/** The worker's caches. A new number discards the older cache: raise it when the copies change their form, or wrong ones may be among them. */
export const cacheNames = {
	/** Pages and `/data/`, compressed. */
	pages: "pages-2",
	/** Scripts and fonts, with their hash in the name. */
	parts: "parts-2",
	pictures: "pictures-2",
} as const;
