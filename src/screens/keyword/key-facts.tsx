import "../../ui/woven-label.css";

export function KeyFacts({ facts }: { facts: string[] }) {
	return (
		<ul className="woven-label flex-col gap-[0.4rem] px-[min(2.4rem,10vw)] py-7 font-display text-lg/[1.5] font-[500] text-forest">
			{facts.map((fact) => (
				<li key={fact}>{fact}</li>
			))}
		</ul>
	);
}
