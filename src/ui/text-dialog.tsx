import { Dialog } from "./dialog.tsx";
import { Paragraph } from "./paragraph.tsx";

interface TextDialogProps {
	id: string;
	title: string;
	description?: string;
	items: { id: string; title: string; text: string }[];
}

/** A dialog with a long numbered text. */
export function TextDialog({ id, title, description, items }: TextDialogProps) {
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
