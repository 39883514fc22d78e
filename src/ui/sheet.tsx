import type { ReactNode } from "react";
import "./sheet.css";

interface SheetProps {
	heading: string;
	/** Opposite the heading, such as the number of rows. */
	aside?: string;
	id?: string;
	hidden?: boolean;
	/** Lets scripts focus the heading. */
	focusable?: boolean;
	children: ReactNode;
}

export function Sheet({ heading, aside, id, hidden, focusable, children }: SheetProps) {
	return (
		<section className="sheet" id={id} hidden={hidden}>
			<div className="title flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
				<h2 tabIndex={focusable ? -1 : undefined}>{heading}</h2>
				{aside && <span className="text-[0.9375rem] text-ink-soft">{aside}</span>}
			</div>
			{children}
		</section>
	);
}
