import "./steps.css";
import { Paragraph } from "../ui/paragraph.tsx";
import { Band } from "../ui/ridge.tsx";

interface StepsProps {
	heading: string;
	steps: { title: string; text: string }[];
}

export function Steps({ heading, steps }: StepsProps) {
	return (
		<Band className="my-[calc(var(--section)*0.4)]">
			<h2>{heading}</h2>
			<ol className="steps mt-6 grid grid-cols-1 gap-4 lg:grid-cols-3 lg:gap-10">
				{steps.map((step) => (
					<li
						key={step.title}
						className="grid grid-cols-[2.5rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 gap-y-[0.15rem]"
					>
						<h3>{step.title}</h3>
						<Paragraph className="max-w-[28em] leading-[1.5] text-ink-sky" text={step.text} />
					</li>
				))}
			</ol>
		</Band>
	);
}
