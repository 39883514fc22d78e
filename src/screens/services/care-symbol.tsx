import { drawings, shapes } from "../../../shop/schema/care-drawings.json";
import type { CareDrawing } from "../../../shop/types.ts";

interface Drawing {
	/** The sign of its family, and the marks on it, in a 40 × 40 box. */
	shapes: string[];
	dots?: string;
	text?: string;
}

interface CareSymbolProps {
	drawing: CareDrawing;
	/** The sign alone, without the marks that tell it from others of its family. */
	isBare?: boolean;
	className?: string;
}

/** A care label symbol (ISO 3758). Decorative: its name is beside it. */
export function CareSymbol({ drawing, isBare, className = "" }: CareSymbolProps) {
	const { shapes: names, ...marks }: Drawing = drawings[drawing];
	const { dots, text }: Partial<Drawing> = isBare ? {} : marks;
	const lines = names.map((name) => shapes[name as keyof typeof shapes]);
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
			<path d={isBare ? lines[0] : lines.join("")} />
			{dots && <path strokeWidth="3.5" d={dots} />}
			{text && (
				<text
					className="numeric"
					x="20"
					fill="currentColor"
					stroke="none"
					fontWeight="600"
					textAnchor="middle"
					{...(names[0] === "tub" ? { y: 25, fontSize: 11 } : { y: 22.5, fontSize: 15 })}
				>
					{text}
				</text>
			)}
		</svg>
	);
}
