import type { ReactNode } from "react";
import "./areas.css";

interface AreasProps {
	heading: string;
	areas: string[];
	children?: ReactNode;
}

export function Areas({ heading, areas, children }: AreasProps) {
	return (
		<div className="areas">
			<h2 className="mb-3 text-step-3">{heading}</h2>
			<ul className="-ml-[0.8rem] flex flex-wrap gap-y-[0.15rem] overflow-hidden text-lg font-[500]">
				{areas.map((area) => (
					<li key={area}>{area}</li>
				))}
			</ul>
			{children}
		</div>
	);
}
