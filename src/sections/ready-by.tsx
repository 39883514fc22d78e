import type { Business, Pages } from "../../content/types.ts";
import { NoBreak } from "../ui/no-break.tsx";
import "./ready-by.css";

/** The words of "Hand it over now, ready by Sunday 7 PM", and the turnaround that they count with. */
export interface ReadyByProps {
	texts: Pages["readyBy"];
	business: Pick<Business, "turnaroundHours" | "expressCutoff">;
	/** Says about Express, and about what takes longer, too. */
	whole?: boolean;
}

/**
 * When something handed over now is ready. Until shell/page-life.ts has read the clock, and without
 * scripts, the plain turnaround stands there: two lines either way, so that nothing moves.
 */
export function ReadyBy({ texts, business, whole }: ReadyByProps) {
	const { turnaroundHours, expressCutoff } = business;
	const express = expressCutoff ? texts.expressUntil : texts.express;
	return (
		<div className="ready-by">
			<p
				data-ready-by={turnaroundHours.to}
				data-now={texts.now}
				data-later={texts.later}
				data-ready={texts.ready}
			>
				<span>{texts.now}</span>{" "}
				<b>
					<NoBreak text={texts.plain} />
				</b>
			</p>
			{whole && (
				<p className="aside">
					<NoBreak text={`${express} ${texts.note}`} />
				</p>
			)}
		</div>
	);
}
