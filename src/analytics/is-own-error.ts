/** An address with line and column in a stack trace. */
const placeInStack = /\b[a-z][a-z-]*:\/\/[^\s()@]+?:\d+:\d+/;

/**
 * True if an error comes from the site itself, not from an extension or another site's script ("Script error.").
 * Errors without any address count if they carry a value. Rejections have no file name.
 */
export function isOwnError(thrown: unknown, origin: string, filename = ""): boolean {
	const stack = thrown instanceof Error ? thrown.stack : undefined;
	const place = filename.includes("://") ? filename : placeInStack.exec(stack ?? "")?.[0];
	if (place) return place.startsWith(`${origin}/`);
	return thrown !== undefined && thrown !== null;
}
