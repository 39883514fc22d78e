/** A dialog of ours over the editor, as a promise of its answer. */
import { type ReactNode, useEffect, useId, useRef } from "react";
import { createRoot } from "react-dom/client";
import { words } from "./owner-language.ts";

interface DialogOptions<Answer> {
	title: string;
	/** Of the Escape key and the Close button. */
	dismissed: Answer;
	isWide?: boolean;
	children(answer: (value: Answer) => void): ReactNode;
}

export function askInDialog<Answer>(options: DialogOptions<Answer>): Promise<Answer> {
	const place = document.createElement("div");
	place.className = "owner";
	document.body.append(place);
	const root = createRoot(place);
	return new Promise<Answer>((done) => {
		const answer = (value: Answer) => {
			root.unmount();
			place.remove();
			done(value);
		};
		root.render(<OwnerDialog {...options} answer={answer} />);
	});
}

function OwnerDialog<Answer>({
	title,
	dismissed,
	isWide = false,
	children,
	answer,
}: DialogOptions<Answer> & { answer(value: Answer): void }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useId();
	useEffect(() => dialog.current?.showModal(), []);
	return (
		<dialog
			ref={dialog}
			className={isWide ? "owner-dialog wide" : "owner-dialog"}
			aria-labelledby={heading}
			onCancel={(event) => {
				event.preventDefault();
				answer(dismissed);
			}}
			// The editor closes its form with Escape, and has keys of its own.
			onKeyDown={(event) => event.stopPropagation()}
		>
			<div className="top">
				<h2 id={heading}>{title}</h2>
				<button
					type="button"
					className="plain"
					aria-label={words.close}
					onClick={() => answer(dismissed)}
				>
					<span aria-hidden="true">✕</span>
				</button>
			</div>
			{children(answer)}
		</dialog>
	);
}
