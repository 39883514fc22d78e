import { NoBreak } from "./no-break.tsx";

/** A paragraph in which times and prices do not break across lines. */
export function Paragraph({ text, className }: { text: string; className?: string }) {
	return (
		<p className={className}>
			<NoBreak text={text} />
		</p>
	);
}
