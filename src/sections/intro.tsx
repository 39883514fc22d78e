import type { ReactNode } from "react";
import { readOn } from "#language/words/sections";
import { Icon } from "../ui/icon.tsx";
import { Paragraph } from "../ui/paragraph.tsx";
import "./intro.css";

interface IntroProps {
	/** Paragraphs separated by an empty line; the first is larger, the others unfold. */
	text: string;
	/** Beside the text. */
	children?: ReactNode;
}

export function Intro({ text, children }: IntroProps) {
	const [first, ...rest] = text.split(/\n{2,}/);
	return (
		<section className="intro">
			<div className="wrap grid grid-cols-1 gap-x-[clamp(2rem,6vw,5rem)] gap-y-6 lg:grid-cols-[1.6fr_1fr] lg:items-center">
				<div>
					<Paragraph className="opening" text={first ?? ""} />
					{rest.length > 0 && (
						<details>
							<summary>
								{readOn}
								<Icon name="plus" />
							</summary>
							{rest.map((paragraph) => (
								<Paragraph key={paragraph} className="lede" text={paragraph} />
							))}
						</details>
					)}
				</div>
				{children}
			</div>
		</section>
	);
}
