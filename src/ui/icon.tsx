import type icons from "./icons.json";

/** The shapes are in the sprite of each page (layouts/sprite.ts). */
export type IconName = keyof typeof icons | "star";

/** Decorative: hidden from screen readers. Width and height stand in for missing style sheets. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
	const paint =
		name === "whatsapp" ? { fill: "currentColor" } : { fill: "none", stroke: "currentColor" };
	return (
		<svg className={`icon ${className}`} width="20" height="20" {...paint} aria-hidden="true">
			<use href={`#i-${name}`} />
		</svg>
	);
}

/** An emoji of SPEC.md as an icon. The character stays for copying and find-in-page. */
export function Emoji({ character, icon }: { character: string; icon: IconName }) {
	return (
		<span className="inline-grid text-[0px]" aria-hidden="true">
			{character}
			<Icon name={icon} className="size-5" />
		</span>
	);
}

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
