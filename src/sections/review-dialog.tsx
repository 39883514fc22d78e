import { ui, sections as words } from "#language/words.json";

import "../ui/button.css";
import "./review-dialog.css";
import { Dialog } from "../ui/dialog.tsx";
import { Emoji } from "../ui/icon.tsx";
import { InLanguage } from "../ui/in-language.tsx";
import { OwnerReply, ReviewHead } from "./review-head.tsx";
import type { ShownReview } from "./shown-review.ts";

/** The whole review in a dialog that looks like a letter. */
export function ReviewDialog({ id, review }: { id: string; review: ShownReview }) {
	const { comment, reviewReply } = review;
	const hasComment = Boolean(comment?.trim());
	const closes = { command: "close", commandfor: id };
	return (
		<Dialog
			className="review-dialog max-h-[90dvh] w-[min(100%-min(2rem,6vw),38rem)] overflow-auto rounded-[10px] px-[min(clamp(1.25rem,5vw,2.5rem),6vw)] pt-[1.4rem] pb-5"
			id={id}
			aria-labelledby={`${id}-name`}
		>
			<ReviewHead review={review} dialog={id} inDialog />
			{(hasComment || reviewReply) && (
				<section
					className="words mt-[0.6rem] font-display text-[1.1875rem]/[2rem] font-[450] tracking-[-0.003em] whitespace-pre-line text-forest focus-visible:-outline-offset-3"
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
					tabIndex={0}
					aria-label={words.review}
				>
					{hasComment && (
						<p dir="auto">
							<InLanguage text={comment ?? ""} />
						</p>
					)}
					{reviewReply && (
						<p
							className={`stitch-brass-l pl-[1.1rem] font-text text-[1rem]/[2rem] font-[400] tracking-[0] text-ink-soft ${hasComment ? "mt-8" : ""}`}
						>
							<OwnerReply text={reviewReply.comment} by={review.replyBy} />
						</p>
					)}
				</section>
			)}
			<button type="button" className="button is-outlined mt-5" {...closes}>
				{ui.close}
			</button>
			<button
				type="button"
				className="icon-button absolute top-[1.1rem] right-[0.6rem]"
				aria-label={words.closeReview}
				{...closes}
			>
				<Emoji character="✖" icon="x" />
			</button>
		</Dialog>
	);
}
