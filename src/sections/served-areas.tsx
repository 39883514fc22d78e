import type { ReactNode } from "react";
import { bookPickup } from "#language/words/sections";
import { Link } from "../ui/link.tsx";
import { encodeText } from "../ui/whatsapp-link.ts";
import "../ui/chip.css";

export interface ServedAreasProps {
	areas: readonly string[];
	/** Opens WhatsApp to book; its message says `{area}` where the area's name goes. */
	bookHref: string;
}

interface Props extends ServedAreasProps {
	heading: string;
	/** `AreaCheck`: a field for other areas. */
	children?: ReactNode;
}

/** The areas that the shop comes to, each a chip that books from there, and a field for others. */
export function ServedAreas({ heading, areas, bookHref, children }: Props) {
	return (
		<div className="max-w-160">
			<h2 className="text-step-3" id="served-areas">
				{heading}
			</h2>
			<ul className="mt-4 mb-4 flex flex-wrap gap-2" aria-labelledby="served-areas">
				{areas.map((area) => (
					<li key={area} className="max-w-full">
						<Link className="chip" href={bookHref.replace("%7Barea%7D", () => encodeText(area))}>
							{area}
							<span className="visually-hidden"> ({bookPickup})</span>
						</Link>
					</li>
				))}
			</ul>
			{children}
		</div>
	);
}
