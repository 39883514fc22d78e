/** Under a field that takes a long text: "Up to 500 characters", "37 of 500 characters", or by how much it is too long. */
export function lengthWords(length: number, most: number): string {
	if (length === 0) return `Up to ${most} characters`;
	const count = `${length} of ${most} characters`;
	return length > most ? `${count}: shorten it by ${length - most}.` : count;
}
