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
			<ol className="mt-6 grid grid-cols-1 gap-4 [counter-reset:step] lg:grid-cols-3 lg:gap-10">
				{steps.map((step) => (
					<li
						key={step.title}
						className="grid grid-cols-[2.5rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 gap-y-[0.15rem] [counter-increment:step] before:row-span-2 before:grid before:size-10 before:place-items-center before:rounded-pill before:bg-ivory before:font-display before:text-[1.25rem]/[1] before:font-[560] before:text-forest before:content-[counter(step)]"
					>
						<h3>{step.title}</h3>
						<Paragraph className="max-w-[28em] leading-[1.5] text-ink-sky" text={step.text} />
					</li>
				))}
			</ol>
		</Band>
	);
}
