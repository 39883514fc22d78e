import { NoBreak } from "./no-break.tsx";

/** See `NoBreak`. */
export function Paragraph({ text, className }: { text: string; className?: string }) {
	return (
		<p className={className}>
			<NoBreak text={text} />
		</p>
	);
}
