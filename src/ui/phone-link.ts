/** The tel: address of a number such as "+91 135 000 0000". */
export function phoneLink(number: string): string {
	return `tel:${number.replaceAll(" ", "")}`;
}
