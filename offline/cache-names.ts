/** The worker's caches. A new number discards the older cache: raise it when the format of the copies changes. */
export const cacheNames = {
	/** Pages and `/data/`, compressed. */
	pages: "pages-1",
	/** Scripts and fonts, with their hash in the name. */
	parts: "parts-1",
	pictures: "pictures-1",
} as const;
