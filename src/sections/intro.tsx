import type { ReactNode } from "react";
import { Paragraph } from "../ui/paragraph.tsx";

interface IntroProps {
	/** Paragraphs separated by an empty line; the first is larger. */
	text: string;
	/** Beside the text. */
	children?: ReactNode;
}

export function Intro({ text, children }: IntroProps) {
	const [first, ...rest] = text.split(/\n{2,}/);
	return (
		<section className="pt-(--section)">
			<div className="wrap grid grid-cols-1 gap-x-[clamp(2rem,6vw,5rem)] gap-y-6 lg:grid-cols-[1.6fr_1fr] lg:items-center">
				<div>
					<Paragraph className="opening" text={first ?? ""} />
					{rest.map((paragraph) => (
						<Paragraph key={paragraph} className="lede mt-[1.1rem]" text={paragraph} />
					))}
				</div>
				{children}
			</div>
		</section>
	);
}
