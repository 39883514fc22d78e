import { readOn } from "#language/words/sections";
import { Icon } from "../ui/icon.tsx";
import { Paragraph } from "../ui/paragraph.tsx";
import "./intro.css";

/** @param text paragraphs separated by an empty line; the first is larger, the others unfold. */
export function Intro({ text }: { text: string }) {
	const [first, ...rest] = text.split(/\n{2,}/);
	return (
		<section className="intro">
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
		</section>
	);
}
