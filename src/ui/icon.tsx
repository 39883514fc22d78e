import "./icon.css";

/** Every drawing the site uses. Their shapes stand once a page, in the sprite (layouts/sprite.ts). */
export type IconName =
	| "arrow-right"
	| "arrow-up-right"
	| "chevron-right"
	| "facebook"
	| "instagram"
	| "leaf"
	| "mail"
	| "map-pin"
	| "menu"
	| "message-circle-question-mark"
	| "navigation"
	| "package"
	| "pen-line"
	| "phone"
	| "plus"
	| "search"
	| "send-horizontal"
	| "shield-check"
	| "shirt"
	| "sparkles"
	| "star"
	| "store"
	| "truck"
	| "whatsapp"
	| "x";

/** Brand marks are filled; all others are drawn in one stroke weight. */
const filled: ReadonlySet<IconName> = new Set(["facebook", "instagram", "whatsapp"]);

interface IconProps {
	name: IconName;
	className?: string;
}

/** A decorative drawing: what it means is said in words beside it. */
export function Icon({ name, className = "" }: IconProps) {
	return (
		<svg className={`icon ${filled.has(name) ? "is-filled " : ""}${className}`} aria-hidden="true">
			<use href={`#i-${name}`} />
		</svg>
	);
}
