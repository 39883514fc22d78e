import { Avatar } from "../ui/avatar.tsx";
import { RelativeTime } from "../ui/relative-time.tsx";
import type { ShownReview } from "./shown-review.ts";

interface ReviewHeadProps {
	review: ShownReview;
	now: Date;
	/** How the name is shown: as the button that opens the review, or as a link. */
	name: React.ReactNode;
	large?: boolean;
}

/**
 * Avatar, name and time. What reviewers write may run from right to left, or carry controls that turn
 * the words after it round: a name stands in `<bdi>`, a text in a block of its own direction.
 */
export function ReviewHead({ review, now, name, large }: ReviewHeadProps) {
	const { displayName, profilePhotoUrl } = review.reviewer;
	return (
		<div className="who">
			<Avatar name={displayName} photo={profilePhotoUrl} large={large} />
			<div>
				{name}
				<span className="when">
					{review.createTime ? <RelativeTime instant={review.createTime} now={now} /> : "today"}
				</span>
			</div>
		</div>
	);
}
