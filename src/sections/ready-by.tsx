import type { Business, Pages } from "../../shop/types.ts";
import { NoBreak, Paragraph } from "../ui/paragraph.tsx";

export interface ReadyByProps {
	texts: Pages["readyBy"];
	business: Pick<Business, "turnaroundHours" | "expressCutoff">;
}

/** Tells when something handed over now is ready. The page script fills in the time; both texts take two lines. */
export function ReadyBy({ texts, business: { turnaroundHours } }: ReadyByProps) {
	return (
		<div className="max-w-[30em] text-ink-sky">
			<p
				className="stitch-brass-l pl-[0.9rem] leading-[1.45]"
				data-ready-by={turnaroundHours.to}
				data-now={texts.now}
				data-later={texts.later}
				data-ready={texts.ready}
			>
				{/* Two lines, with and without the script. */}
				<span className="block">{texts.now}</span>{" "}
				<b className="block text-lg font-[600] text-forest">
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
