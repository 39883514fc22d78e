import { shell as words } from "#language/words.json";
import type { FaqItem, Policy } from "../../shop/types.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Paragraph } from "../ui/paragraph.tsx";

export const footerDialogs = [
	{ id: "faq", button: words.faqs },
	{ id: "terms", button: words.terms },
	{ id: "privacy", button: words.privacyPolicy },
] as const;

interface FooterDialogsProps {
	faq: FaqItem[];
	terms: Policy;
	privacy: Policy;
}

export function FooterDialogs({ faq, terms, privacy }: FooterDialogsProps) {
	return (
		<>
			{faq.length > 0 && (
				<TextDialog
					id="faq"
					title={words.frequentQuestions}
					items={faq.map(({ id, question, answer }) => ({ id, title: question, text: answer }))}
				/>
			)}
			<TextDialog id="terms" title={words.terms} {...policyTexts(terms)} />
			<TextDialog id="privacy" title={words.privacyPolicy} {...policyTexts(privacy)} />
		</>
	);
}

function policyTexts({ description, items }: Policy) {
	return {
		description,
		items: items.map(({ id, title, content }) => ({ id, title, text: content })),
	};
}

interface TextDialogProps {
	id: string;
	title: string;
	description?: string;
	items: { id: string; title: string; text: string }[];
}

/** A dialog with a long numbered text. */
function TextDialog({ id, title, description, items }: TextDialogProps) {
	return (
		<Dialog className="[--width:44rem]" id={id} heading={title}>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard */}
			<section className="body" tabIndex={0} aria-labelledby={`${id}-title`}>
				{description && <Paragraph className="pt-3 text-ink-soft" text={description} />}
				<ol>
					{items.map((item) => (
						<li key={item.id}>
							<h3>{item.title}</h3>
							<Paragraph text={item.text} />
						</li>
					))}
				</ol>
			</section>
		</Dialog>
	);
}
