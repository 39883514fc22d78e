/** Does what nobody sees once the next frame is on the screen: it does not hold up the answer to a press. */
export function afterPaint(act: () => void): void {
	requestAnimationFrame(() => setTimeout(act));
}
