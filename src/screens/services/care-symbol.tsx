import type { CareDrawing } from "../../../shop/types.ts";

/** The five signs of ISO 3758 in a 40 × 40 box. */
const signs = {
	basin: "M4 8l4.5 21h23L36 8",
	tub: "M4 8l4.5 21h23L36 8M5 13c2.5-2 5-2 7.5 0s5 2 7.5 0 5-2 7.5 0 5 2 7.5 0",
	triangle: "M20 5l17 29H3z",
	square: "M5 5h30v30H5z",
	iron: "M4 31c.8-7.5 5-13 13-13h15.5L36 31zM13 10h16c2 0 3 2.5 3.5 8",
	circle: "M6 17a14 14 0 1 0 28 0 14 14 0 1 0-28 0",
};
const drum = "M8.5 20a11.5 11.5 0 1 0 23 0 11.5 11.5 0 1 0-23 0";
const hand =
	"M5 13c2-1.6 4-1.6 6 0M35 13c-1.5-1.2-3-1.5-4.5-.8M14 4v16.5a1.5 1.5 0 0 0 3 0V17m0 6a1.5 1.5 0 0 0 3 0v-6m0 6a1.5 1.5 0 0 0 3 0v-6m0 4.5a1.5 1.5 0 0 0 3 0V15l2.5 2.5a1.6 1.6 0 0 0 2.3-2.3L26 9.5V4";
const cross = "M5 4l30 32M35 4L5 36";
const bar = "M9 34h22";
const twoBars = `${bar}m-22 4h22`;

interface Drawing {
	sign: keyof typeof signs;
	strokes?: string;
	/** Dots: their distances from the left, and the distance of all from the top. */
	dots?: { at: number[]; top: number };
	text?: string;
}

const drawings: Record<CareDrawing, Drawing> = {
	"wash-60": { sign: "tub", text: "60" },
	"wash-40": { sign: "tub", text: "40" },
	"wash-30": { sign: "tub", text: "30" },
	"wash-mild": { sign: "tub", text: "40", strokes: bar },
	"wash-very-mild": { sign: "tub", text: "30", strokes: twoBars },
	"wash-hand": { sign: "basin", strokes: hand },
	"wash-no": { sign: "tub", strokes: cross },
	"bleach-any": { sign: "triangle" },
	// Parallel to the left side.
	"bleach-oxygen": { sign: "triangle", strokes: "M13 34l12-20.5M23 34l7-12" },
	"bleach-no": { sign: "triangle", strokes: cross },
	"dry-tumble": { sign: "square", strokes: drum, dots: { at: [16, 24], top: 20 } },
	"dry-tumble-low": { sign: "square", strokes: drum, dots: { at: [20], top: 20 } },
	"dry-tumble-no": { sign: "square", strokes: drum + cross },
	"dry-line": { sign: "square", strokes: "M20 10v20" },
	"dry-drip": { sign: "square", strokes: "M16 10v20M24 10v20" },
	"dry-flat": { sign: "square", strokes: "M10 20h20" },
	"dry-shade": { sign: "square", strokes: "M20 10v20M5 16L16 5" },
	"iron-3": { sign: "iron", dots: { at: [14, 21, 28], top: 25 } },
	"iron-2": { sign: "iron", dots: { at: [17, 25], top: 25 } },
	"iron-1": { sign: "iron", dots: { at: [21], top: 25 } },
	"iron-no": { sign: "iron", strokes: cross },
	"clean-p": { sign: "circle", text: "P" },
	"clean-f": { sign: "circle", text: "F" },
	"clean-mild": { sign: "circle", text: "P", strokes: bar },
	"clean-no": { sign: "circle", strokes: cross },
	"wet-w": { sign: "circle", text: "W" },
	"wet-mild": { sign: "circle", text: "W", strokes: twoBars },
	"wet-no": { sign: "circle", text: "W", strokes: cross },
};

interface CareSymbolProps {
	drawing: CareDrawing;
	/** The sign alone, without the marks that tell it from others of its family. */
	isBare?: boolean;
	className?: string;
}

/** A care label symbol (ISO 3758). Decorative: its name is beside it. */
export function CareSymbol({ drawing, isBare, className = "" }: CareSymbolProps) {
	const { sign, ...marks } = drawings[drawing];
	const { strokes = "", dots, text }: Omit<Drawing, "sign"> = isBare ? {} : marks;
	return (
		<svg
			className={`text-green-deep ${className}`}
			viewBox="0 0 40 40"
			width="40"
			height="40"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.75"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<path d={signs[sign] + strokes} />
			{dots && (
				<path strokeWidth="3.5" d={dots.at.map((left) => `M${left} ${dots.top}h0`).join("")} />
			)}
			{text && (
				<text
					className="numeric"
					x="20"
					fill="currentColor"
					stroke="none"
					fontWeight="600"
					textAnchor="middle"
					{...(sign === "tub" ? { y: 25, fontSize: 11 } : { y: 22.5, fontSize: 15 })}
				>
					{text}
				</text>
			)}
		</svg>
	);
}
