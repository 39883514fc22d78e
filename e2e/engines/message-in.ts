/** The text of a WhatsApp link in the page. */
export function messageIn(href: string): string | null {
	return new URL(href).searchParams.get("text");
}
