/** An address with line and column, as every engine writes them into a stack: not those in a message. */
const placeInStack = /\b[a-z][a-z-]*:\/\/[^\s()@]+?:\d+:\d+/;

/**
 * Whether a fault is the page's own: not an extension's, nor another site's script, whose fault the
 * browser hides behind "Script error." Where no address is known, as with `reportError()` and code
 * that came from no file, the fault itself has to be there.
 *
 * @param thrown what was thrown, or the reason of a rejection
 * @param filename where from, as an error's event says it; a rejection's says nothing
 */
export function isOwnError(thrown: unknown, origin: string, filename = ""): boolean {
	const stack = thrown instanceof Error ? thrown.stack : undefined;
	const place = filename.includes("://") ? filename : placeInStack.exec(stack ?? "")?.[0];
	if (place) return place.startsWith(`${origin}/`);
	return thrown !== undefined && thrown !== null;
}
