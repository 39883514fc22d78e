import type { FaqItem, Policy } from "../../content/types.ts";
import { TextDialog } from "../ui/text-dialog.tsx";

export const footerDialogs = [
	{ id: "faq", button: "FAQs" },
	{ id: "terms", button: "Terms & Conditions" },
	{ id: "privacy", button: "Privacy Policy" },
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
				title="Frequently asked questions"
				items={faq.map(({ id, question, answer }) => ({ id, title: question, text: answer }))}
			/>
			<TextDialog id="terms" title="Terms & Conditions" {...policyTexts(terms)} />
			<TextDialog id="privacy" title="Privacy Policy" {...policyTexts(privacy)} />
		</>
	);
}

function policyTexts({ description, items }: Policy) {
	return {
		description,
		items: items.map(({ id, title, content }) => ({ id, title, text: content })),
	};
}
