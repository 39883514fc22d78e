import "./text-dialog.css";
import { DialogTop } from "./dialog-top.tsx";
import { Paragraph } from "./paragraph.tsx";

interface TextDialogProps {
	id: string;
	title: string;
	description?: string;
	items: { id: string; title: string; text: string }[];
}

/** A dialog with a long numbered text, opened by a button with `commandfor`; needs no script. */
export function TextDialog({ id, title, description, items }: TextDialogProps) {
	return (
		<dialog
			className="dialog text-dialog"
			id={id}
			aria-labelledby={`${id}-title`}
			{...{ closedby: "any" }}
		>
			<DialogTop dialog={id} title={title} />
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard */}
			<section className="body" tabIndex={0} aria-labelledby={`${id}-title`}>
				{description && <Paragraph className="pt-3 text-ink-soft" text={description} />}
				<ol>
					{items.map((item) => (
						<li key={item.id}>
							<h3>{item.title}</h3>
							<Paragraph className="col-start-2 mt-[0.3rem] text-ink-soft" text={item.text} />
						</li>
					))}
				</ol>
			</section>
		</dialog>
	);
}
