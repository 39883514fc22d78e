import type { Business, Pages } from "../../content/types.ts";
import { NoBreak } from "../ui/no-break.tsx";
import { Paragraph } from "../ui/paragraph.tsx";
import "./ready-by.css";

export interface ReadyByProps {
	texts: Pages["readyBy"];
	business: Pick<Business, "turnaroundHours" | "expressCutoff">;
}

/** Tells when something handed over now is ready. The page script fills in the time; both texts take two lines. */
export function ReadyBy({ texts, business: { turnaroundHours } }: ReadyByProps) {
	return (
		<div className="ready-by max-w-[30em] text-ink-sky">
			<p
				data-ready-by={turnaroundHours.to}
				data-now={texts.now}
				data-later={texts.later}
				data-ready={texts.ready}
			>
				<span>{texts.now}</span>{" "}
				<b className="text-lg font-[600] text-forest">
					<NoBreak text={texts.plain} />
				</b>
			</p>
		</div>
	);
}

/** Tells what is ready sooner, and what needs longer. */
export function ReadyNote({ texts, business: { expressCutoff } }: ReadyByProps) {
	const express = expressCutoff ? texts.expressUntil : texts.express;
	return (
		<Paragraph
			className="flex-[1_1_20rem] text-[0.9375rem] text-ink-soft"
			text={`${express} ${texts.note}`.trim()}
		/>
	);
}
