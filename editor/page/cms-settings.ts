/** Adds to what the editor keeps in this browser. */
export function remember(key: string, values: object): void {
	const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
	localStorage.setItem(key, JSON.stringify({ ...kept, ...values }));
}
