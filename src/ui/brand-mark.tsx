/** The shop's logo. */
export function BrandMark() {
	return (
		<svg viewBox="0 0 64 64" width="36" height="36" aria-hidden="true">
			<use href="#mark" />
		</svg>
	);
}
