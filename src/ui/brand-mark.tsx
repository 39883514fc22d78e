interface BrandMarkProps {
	/** In CSS pixels, where no style sets another. */
	size?: number;
	className?: string;
}

/** The shop's logo. */
export function BrandMark({ size = 36, className }: BrandMarkProps) {
	return (
		<svg className={className} viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
			<use href="#mark" />
		</svg>
	);
}
