/** Acts now and at the start of every minute, when the shop may open or close. */
export function eachMinute(act: () => void): void {
	act();
	// Timers may fire some milliseconds early.
	setTimeout(() => eachMinute(act), 60_050 - (Date.now() % 60_000));
}
