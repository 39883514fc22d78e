import { NoBreak } from "./no-break.tsx";

interface ParagraphProps {
	text: string;
	className?: string;
}

/** A paragraph in which times and prices do not break across lines. */
export function Paragraph({ text, className }: ParagraphProps) {
	return (
		<p className={className}>
			<NoBreak text={text} />
		</p>
	);
}
