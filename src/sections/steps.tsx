import { Ridge } from "../ui/ridge.tsx";
import "./band.css";
import "./steps.css";
import { Paragraph } from "../ui/paragraph.tsx";

interface StepsProps {
	heading: string;
	steps: { title: string; text: string }[];
}

export function Steps({ heading, steps }: StepsProps) {
	return (
		<section className="band my-[calc(var(--section)*0.4)]">
			<Ridge into="mint" />
			<div className="wrap">
				<h2>{heading}</h2>
				<ol className="steps mt-6 grid grid-cols-1 gap-4 lg:grid-cols-3 lg:gap-10">
					{steps.map((step) => (
						<li key={step.title}>
							<h3>{step.title}</h3>
							<Paragraph text={step.text} />
						</li>
					))}
				</ol>
			</div>
			<Ridge into="ivory" />
		</section>
	);
}
