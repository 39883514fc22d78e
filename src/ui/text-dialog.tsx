import "./button.css";
import "./text-dialog.css";
import { Icon } from "./icon.tsx";
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
			className="text-dialog"
			id={id}
			aria-labelledby={`${id}-title`}
			{...{ closedby: "any" }}
		>
			<div className="top flex items-center justify-between gap-4 py-[1.1rem] pr-[0.9rem] pl-[clamp(1.25rem,4vw,2.25rem)]">
				<h2 id={`${id}-title`} className="text-step-3">
					{title}
				</h2>
				<button
					type="button"
					className="icon-button"
					aria-label="Close"
					{...{ command: "close", commandfor: id }}
				>
					<Icon name="x" />
				</button>
			</div>
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
