import { InLanguage } from "../ui/in-language.tsx";
import "./review-card.css";
import { OwnerReply, ReviewHead } from "./review-head.tsx";
import type { ShownReview } from "./shown-review.ts";

interface ReviewCardProps {
	review: ShownReview;
	reply?: boolean;
	/** The lines of comment and reply that it shows; all without it. */
	clamp?: "line-clamp-3" | "line-clamp-6";
	/** The id of the dialog with the whole review. */
	dialog?: string;
	/** In the first view. */
	first?: boolean;
}

/** The name's target covers the card (review-card.css). */
export function ReviewCard({ review, reply, clamp, dialog, first }: ReviewCardProps) {
	const { comment, reviewReply } = review;
	return (
		<li
			className={`card review-card${dialog ? " opens" : ""}${reply ? " rise" : ""} relative flex flex-col gap-[0.8rem]`}
		>
			<ReviewHead review={review} dialog={dialog} first={first} />
			{comment?.trim() && (
				<p className={`text-[0.9688rem]/[1.5] ${clamp ?? ""}`} dir="auto">
					<InLanguage text={comment} />
				</p>
			)}
			{reply && reviewReply && (
				<div className="reply">
					<p className={`text-[0.9063rem]/[1.5] ${clamp ?? ""}`}>
						<OwnerReply text={reviewReply.comment} by={review.replyBy} />
					</p>
				</div>
			)}
		</li>
	);
}
