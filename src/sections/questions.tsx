import { language } from "#language/language";
import { addressIn } from "../../languages/languages.ts";
import type { Question } from "../../shop/types.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { Paragraph } from "../ui/paragraph.tsx";

/** The first question is open. */
export function Questions({ heading, questions }: { heading: string; questions: Question[] }) {
	if (questions.length === 0) return null;
	return (
		<section className="rise pb-(--section)">
			<div className="wrap grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.6fr]">
				<h2>{heading}</h2>
				<div>
					{questions.map((item, index) => (
						<Disclosure key={item.id} look="question" summary={item.question} open={index === 0}>
							<Paragraph className="pb-4 leading-[1.5] text-ink-soft" text={item.answer} />
							{item.link && (
								<p className="pb-4 leading-[1.5]">
									<a className="link" href={addressIn(language, item.link.href)}>
										{item.link.text}
									</a>
								</p>
							)}
						</Disclosure>
					))}
				</div>
			</div>
		</section>
	);
}
