/** Acts now and at each full minute: that is when the shop opens and closes. */
export function eachMinute(act: () => void): void {
	act();
	// A timer may be early by some milliseconds.
	setTimeout(() => eachMinute(act), 60_050 - (Date.now() % 60_000));
}
