import type { ReactNode } from "react";
import "./areas.css";

interface AreasProps {
	heading: string;
	areas: string[];
	/** What follows the list: the field that answers for one area. */
	children?: ReactNode;
}

/** The parts of the city that the shop's van comes to. */
export function Areas({ heading, areas, children }: AreasProps) {
	return (
		<div className="areas">
			<h2>{heading}</h2>
			<ul>
				{areas.map((area) => (
					<li key={area}>{area}</li>
				))}
			</ul>
			{children}
		</div>
	);
}
