import * as words from "#language/words/shell";
import type { FaqItem, Policy } from "../../content/types.ts";
import { TextDialog } from "../ui/text-dialog.tsx";

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
			<TextDialog
				id="faq"
				title={words.frequentQuestions}
				items={faq.map(({ id, question, answer }) => ({ id, title: question, text: answer }))}
			/>
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
