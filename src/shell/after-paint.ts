/** Runs `act` after the next frame is painted, so that it does not delay the answer to a press. */
export function afterPaint(act: () => void): void {
	requestAnimationFrame(() => setTimeout(act));
}
