import "./ridge.css";

interface RidgeProps {
	/** `line` has one hill, `page-header` two, `footer` three. */
	kind?: "line" | "page-header" | "footer";
	/** The colour of the nearest hill and of what follows. */
	into: "ivory" | "mint" | "forest";
	className?: string;
}

/** The visible part of the drawing, which is 1600 units wide. */
const windows = {
	line: "0 180 1600 84",
	"page-header": "0 160 1600 104",
	footer: "0 30 1600 230",
} as const;

/** A hill line between two sections. The paths are in the sprite. */
export function Ridge({ kind = "line", into, className = "" }: RidgeProps) {
	return (
		<svg
			className={`ridge is-${kind} ${className}`}
			viewBox={windows[kind]}
			width="100%"
			height="56"
			fill="none"
			preserveAspectRatio="xMidYMax slice"
			aria-hidden="true"
		>
			{kind === "footer" && <use href="#hills-far" className="fill-far" />}
			{kind !== "line" && <use href="#hills-middle" className={`fill-middle-${kind}`} />}
			<use href="#hills-near" className={`fill-${into}`} />
		</svg>
	);
}
