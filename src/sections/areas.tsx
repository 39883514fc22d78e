import "./areas.css";

interface AreasProps {
	heading: string;
	areas: string[];
}

/** The parts of the city that the shop's van comes to. */
export function Areas({ heading, areas }: AreasProps) {
	return (
		<div className="areas">
			<h2>{heading}</h2>
			<ul>
				{areas.map((area) => (
					<li key={area}>{area}</li>
				))}
			</ul>
		</div>
	);
}
