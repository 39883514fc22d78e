import "./icon.css";

/** Every drawing the site uses. Their shapes stand once a page, in the sprite (layouts/sprite.ts). */
export type IconName =
	| "arrow-right"
	| "arrow-up-right"
	| "chevron-right"
	| "clipboard-list"
	| "facebook"
	| "instagram"
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

/** A decorative drawing: what it means is said in words beside it. Only WhatsApp's mark is solid. */
export function Icon({ name, className = "" }: IconProps) {
	return (
		<svg
			className={`icon ${name === "whatsapp" ? "is-filled " : ""}${className}`}
			aria-hidden="true"
		>
			<use href={`#i-${name}`} />
		</svg>
	);
}
