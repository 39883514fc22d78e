import { language } from "#language/language";
import type { Question } from "../../content/types.ts";
import { addressIn } from "../../languages/address.ts";
import { Icon } from "../ui/icon.tsx";
import "./questions.css";
import { Paragraph } from "../ui/paragraph.tsx";

/** The first question is open. */
export function Questions({ heading, questions }: { heading: string; questions: Question[] }) {
	if (questions.length === 0) return null;
	return (
		<section className="questions rise pb-(--section)">
			<div className="wrap grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.6fr]">
				<h2>{heading}</h2>
				<div>
					{questions.map((item, index) => (
						<details key={item.id} open={index === 0}>
							<summary>
								{item.question}
								<Icon name="plus" />
							</summary>
							<Paragraph text={item.answer} />
							{item.link && (
								<p>
									<a className="link" href={addressIn(language, item.link.href)}>
										{item.link.text}
									</a>
								</p>
							)}
						</details>
					))}
				</div>
			</div>
		</section>
	);
}
