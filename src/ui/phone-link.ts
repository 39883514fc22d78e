/** The address that calls a number, written with spaces for people: "+91 135 000 0000". */
export function phoneLink(number: string): string {
	return `tel:${number.replaceAll(" ", "")}`;
}
