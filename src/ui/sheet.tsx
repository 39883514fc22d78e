import type { ReactNode } from "react";
import "./sheet.css";

interface SheetProps {
	heading: string;
	/** A quiet word across from the heading: how many there are. */
	aside?: string;
	id?: string;
	hidden?: boolean;
	/** The heading may take focus when the sheet is brought up. */
	focusable?: boolean;
	children: ReactNode;
}

/** A printed card with a double edge, for prices. */
export function Sheet({ heading, aside, id, hidden, focusable, children }: SheetProps) {
	return (
		<section className="sheet" id={id} hidden={hidden}>
			<div className="title">
				<h2 tabIndex={focusable ? -1 : undefined}>{heading}</h2>
				{aside && <span>{aside}</span>}
			</div>
			{children}
		</section>
	);
}
