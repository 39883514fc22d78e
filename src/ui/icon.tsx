import "./icon.css";

/** Every drawing the site uses. Their shapes stand once a page, in the sprite (layouts/sprite.ts). */
export type IconName =
	| "arrow-right"
	| "arrow-up-right"
	| "chevron-right"
	| "clipboard-list"
	| "facebook"
	| "instagram"
	| "linkedin"
	| "twitter"
	| "leaf"
	| "mail"
	| "map-pin"
	| "menu"
	| "message-circle-question-mark"
	| "minus"
	| "navigation"
	| "package"
	| "pen-line"
	| "phone"
	| "plus"
	| "printer"
	| "search"
	| "send-horizontal"
	| "share-2"
	| "shield-check"
	| "shirt"
	| "sparkles"
	| "star"
	| "store"
	| "truck"
	| "whatsapp"
	| "x";

interface IconProps {
	name: IconName;
	className?: string;
}

/**
 * A decorative drawing: what it means is said in words beside it. Only WhatsApp's mark is solid.
 * Its size in the markup holds where the styles are not there or not understood; so with every `<svg>`.
 */
export function Icon({ name, className = "" }: IconProps) {
	const paint =
		name === "whatsapp" ? { fill: "currentColor" } : { fill: "none", stroke: "currentColor" };
	return (
		<svg className={`icon ${className}`} width="20" height="20" {...paint} aria-hidden="true">
			<use href={`#i-${name}`} />
		</svg>
	);
}
