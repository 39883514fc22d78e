/** Placeholder. */
export function romanise(text: string): string {
	return text;
}
