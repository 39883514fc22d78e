import * as words from "#language/words/sections";
import { close } from "#language/words/ui";
import "../ui/button.css";
import "./review-dialog.css";
import { Emoji } from "../ui/emoji.tsx";
import { InLanguage } from "../ui/in-language.tsx";
import { OwnerReply, ReviewHead } from "./review-head.tsx";
import type { ShownReview } from "./shown-review.ts";

/** The whole review in a dialog that looks like a letter. */
export function ReviewDialog({ id, review }: { id: string; review: ShownReview }) {
	const { comment, reviewReply } = review;
	const closes = { command: "close", commandfor: id };
	return (
		<dialog
			className="review-dialog"
			id={id}
			aria-labelledby={`${id}-name`}
			{...{ closedby: "any" }}
		>
			<ReviewHead review={review} dialog={id} inDialog />
			{(comment?.trim() || reviewReply) && (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
				<section className="words" tabIndex={0} aria-label={words.review}>
					{comment?.trim() && (
						<p dir="auto">
							<InLanguage text={comment} />
						</p>
					)}
					{reviewReply && (
						<p className="reply">
							<OwnerReply text={reviewReply.comment} by={review.replyBy} />
						</p>
					)}
				</section>
			)}
			<button type="button" className="button is-outlined mt-5" {...closes}>
				{close}
			</button>
			<button
				type="button"
				className="icon-button absolute top-[1.1rem] right-[0.6rem]"
				aria-label={words.closeReview}
				{...closes}
			>
				<Emoji character="✖" icon="x" />
			</button>
		</dialog>
	);
}
