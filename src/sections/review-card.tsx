import { sections } from "#language/words.json";
import { InLanguage } from "../ui/in-language.tsx";
import "./review-card.css";
import { OwnerReply, ReviewHead } from "./review-head.tsx";
import type { ShownReview } from "./shown-review.ts";

interface ReviewCardProps {
	review: ShownReview;
	/** On the reviews page, with the owner's reply. Elsewhere phones show entries separated by stitches instead of cards. */
	reply?: boolean;
	/** The lines of comment and reply that it shows. */
	lines: "three-lines" | "six-lines";
	/** The id of the dialog with the whole review. */
	dialog: string;
	/** In the first view. */
	first?: boolean;
}

const entry =
	"max-sm:stitch-t max-sm:rounded-none max-sm:border-0 max-sm:px-0 max-sm:py-4 max-sm:shadow-none max-sm:[--ground:var(--color-ivory)]";

/** The name's target covers the card (review-card.css). */
export function ReviewCard({ review, reply, lines, dialog, first }: ReviewCardProps) {
	const { comment, reviewReply } = review;
	const rest = (
		<span className="more" aria-hidden="true">
			… <b className="font-[600] text-green-deep">{sections.more}</b>
		</span>
	);
	return (
		<li
			className={`card review-card relative flex flex-col gap-[0.6rem] p-5 [--ground:var(--color-paper)] ${reply ? "rise" : entry}`}
		>
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
				<ReviewHead review={review} dialog={dialog} first={first} />
			</div>
			{comment?.trim() && (
				<p className={`cut ${lines} text-[0.9688rem]`}>
					<bdi>
						<InLanguage text={comment} />
						{rest}
					</bdi>
				</p>
			)}
			{reply && reviewReply && (
				<div className="rounded-small bg-pale px-[0.9rem] py-3 text-ink-soft [--ground:var(--color-pale)]">
					<p className={`cut ${lines} text-[0.9063rem]`}>
						<span>
							<OwnerReply text={reviewReply.comment} by={review.replyBy} />
							{rest}
						</span>
					</p>
				</div>
			)}
		</li>
	);
}
