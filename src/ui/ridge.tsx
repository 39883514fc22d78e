import type { ReactNode } from "react";

interface RidgeProps {
	/** The colour of the hill and of what follows. */
	into: keyof typeof fills;
	className?: string;
}

const fills = {
	ivory: "fill-ivory",
	mint: "fill-mint",
	morning: "fill-morning",
	forest: "fill-forest",
} as const;

/** A hill line between two sections. Its path is in the sprite. */
export function Ridge({ into, className = "" }: RidgeProps) {
	return (
		<svg
			className={`ridge block h-[clamp(24px,5.4vw,104px)] w-full print:hidden ${fills[into]} ${className}`}
			viewBox="0 180 1600 84"
			width="100%"
			height="56"
			preserveAspectRatio="xMidYMax slice"
			aria-hidden="true"
		>
			<use href="#hills" />
		</svg>
	);
}

interface BandProps {
	/** Of the section. */
	className?: string;
	/** Of what holds the content. */
	layout?: string;
	children: ReactNode;
}

/** A section on mint between two hill lines. */
export function Band({ className = "", layout = "", children }: BandProps) {
	return (
		<section className={`relative bg-mint ${className}`}>
			<Ridge into="mint" className="absolute bottom-[calc(100%-1px)] left-0" />
			<div className={`wrap pt-[clamp(2rem,4vw,3.5rem)] pb-[clamp(2.5rem,5vw,4.5rem)] ${layout}`}>
				{children}
			</div>
			<Ridge into="ivory" className="-mb-px" />
		</section>
	);
}
