import "./button.css";
import { Icon } from "./icon.tsx";
import { NoBreak } from "./no-break.tsx";

interface TextDialogProps {
	id: string;
	title: string;
	/** A line or two above the list. */
	description?: string;
	/** Numbered in this order. */
	items: { id: string; title: string; text: string }[];
}

/**
 * A long text in a dialog of the platform's own: opened by a button with `commandfor`, closed by its
 * button, by Escape or by a press outside. Works before and without scripts.
 */
export function TextDialog({ id, title, description, items }: TextDialogProps) {
	return (
		<dialog
			className="text-dialog"
			id={id}
			aria-labelledby={`${id}-title`}
			{...{ closedby: "any" }}
		>
			<div className="top">
				<h2 id={`${id}-title`}>{title}</h2>
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
				{description && (
					<p className="description">
						<NoBreak text={description} />
					</p>
				)}
				<ol>
					{items.map((item) => (
						<li key={item.id}>
							<h3>{item.title}</h3>
							<p>
								<NoBreak text={item.text} />
							</p>
						</li>
					))}
				</ol>
			</section>
		</dialog>
	);
}
