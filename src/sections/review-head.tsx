import { Avatar } from "../ui/avatar.tsx";
import { RelativeTime } from "../ui/relative-time.tsx";
import type { ShownReview } from "./shown-review.ts";

interface ReviewHeadProps {
	review: ShownReview;
	now: Date;
	/** A button that opens the review, or a link to the reviewer's profile. */
	name: React.ReactNode;
	large?: boolean;
	/** In the first view. */
	first?: boolean;
}

/**
 * Avatar, name and time. Reviewers write in either direction, so names are isolated by `<bdi>` and
 * texts by `dir="auto"`.
 */
export function ReviewHead({ review, now, name, large, first }: ReviewHeadProps) {
	const { displayName, profilePhotoUrl } = review.reviewer;
	return (
		<div className="who flex flex-wrap items-center">
			<Avatar name={displayName} photo={profilePhotoUrl} large={large} first={first} />
			<div>
				{name}
				<span className="block text-sm/[1.3] text-ink-soft">
					{review.createTime ? <RelativeTime instant={review.createTime} now={now} /> : "today"}
				</span>
			</div>
		</div>
	);
}
