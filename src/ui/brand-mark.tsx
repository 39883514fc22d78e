/** The shop's logo. @param size in CSS pixels, where no style sets another */
export function BrandMark({ size = 36 }: { size?: number }) {
	return (
		<svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
			<use href="#mark" />
		</svg>
	);
}
