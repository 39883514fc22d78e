/**
 * What the browser keeps for when there is no connection. The worker writes these caches and the
 * offline page reads them. A number goes up when what is kept changes its form; the worker then
 * throws away all that is older.
 */
export const cacheNames = {
	/** Pages and the data of `/data/`, the newest copy that the network gave; texts packed by gzip. */
	pages: "pages-1",
	/** Scripts and fonts: each name holds its file's hash, so that a copy is right for ever. */
	parts: "parts-1",
	pictures: "pictures-1",
} as const;
