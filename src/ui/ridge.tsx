import "./ridge.css";

interface RidgeProps {
	/** `line`: one hill; `page-header`: two; `footer`: the three that lead into the footer. */
	kind?: "line" | "page-header" | "footer";
	/** The colour of the nearest hill: the ground that the ridge leads into. */
	into: "ivory" | "mint" | "forest";
	className?: string;
}

/** The top edge and height of each drawing's window on the hills, in their own 1600-unit width. */
const windows = {
	line: "0 180 1600 84",
	"page-header": "0 160 1600 104",
	footer: "0 30 1600 230",
} as const;

/** The hill line: always hills rising. The paths stand once a page, in the sprite. */
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
