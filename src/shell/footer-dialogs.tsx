import { shell as words } from "#language/words.json";
import type { FaqItem, Policy } from "../../shop/types.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Paragraph } from "../ui/paragraph.tsx";

export const footerDialogs = [
	{ id: "faq", button: words.faqs },
	{ id: "terms", button: words.terms },
	{ id: "privacy", button: words.privacyPolicy },
] as const;

type Texts = { faq: FaqItem[]; terms: Policy; privacy: Policy };

export function FooterDialogs({ faq, terms, privacy }: Texts) {
	return (
		<>
			{faq.length > 0 && (
				<TextDialog
					id="faq"
					heading={words.frequentQuestions}
					items={faq.map(({ id, question, answer }) => ({ id, title: question, content: answer }))}
				/>
			)}
			<TextDialog id="terms" heading={words.terms} {...terms} />
			<TextDialog id="privacy" heading={words.privacyPolicy} {...privacy} />
		</>
	);
}

interface TextDialogProps extends Pick<Policy, "items"> {
	id: string;
	heading: string;
	description?: string;
}

/** A dialog with a long numbered text. */
function TextDialog({ id, heading, description, items }: TextDialogProps) {
	return (
		<Dialog className="[--width:44rem]" id={id} heading={heading}>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard */}
			<section className="body" tabIndex={0} aria-labelledby={`${id}-title`}>
				{description && <Paragraph className="pt-3 text-ink-soft" text={description} />}
				<ol>
					{items.map(({ id, title, content }) => (
						<li key={id}>
							<h3>{title}</h3>
							<Paragraph text={content} />
						</li>
					))}
				</ol>
			</section>
		</Dialog>
	);
}
