import { sections } from "#language/words.json";
import { Avatar } from "../ui/avatar.tsx";
import { InLanguage } from "../ui/in-language.tsx";
import { Link } from "../ui/link.tsx";
import { RelativeTime } from "../ui/relative-time.tsx";
import { Stars } from "../ui/stars.tsx";
import { type ShownReview, starCount } from "./shown-review.ts";

interface ReviewHeadProps {
	review: ShownReview;
	/** The id of the dialog that the name opens, or that it is in. */
	dialog: string;
	/** In the dialog: larger, and the name links to the reviewer's profile. */
	inDialog?: boolean;
	/** In the first view. */
	first?: boolean;
}

const nameInDialog = "font-display text-[min(1.375rem,9vw)]/[1.2] font-[600] text-forest";

/** Avatar, name, time and stars. Names and texts may be right-to-left: hence `<bdi>` and `dir="auto"`. */
export function ReviewHead({ review, dialog, inDialog, first }: ReviewHeadProps) {
	const { displayName, profilePhotoUrl, profileUrl } = review.reviewer;
	const name = (
		<bdi id={inDialog ? `${dialog}-name` : undefined}>
			<InLanguage text={displayName} />
		</bdi>
	);
	return (
		<>
			<div
				className={`flex flex-wrap items-center ${inDialog ? "gap-x-4 gap-y-2 pr-11" : "flex-[1_1_11rem] gap-x-3 gap-y-1"}`}
			>
				<Avatar name={displayName} photo={profilePhotoUrl} large={inDialog} first={first} />
				<div className={inDialog ? "flex-[1_1_7rem]" : "min-w-0 flex-[1_1_5rem]"}>
					{!inDialog ? (
						<button
							type="button"
							className="name block text-left leading-[1.25] font-[600] text-ink"
							aria-haspopup="dialog"
							{...{ command: "show-modal", commandfor: dialog }}
						>
							{name}
							<span className="visually-hidden">{` ${sections.readReview}`}</span>
						</button>
					) : profileUrl ? (
						<Link
							className={`${nameInDialog} decoration-sage decoration-[1.5px] underline-offset-[0.2em]`}
							href={profileUrl}
							rel="noopener nofollow"
							opensTab
						>
							{name}
						</Link>
					) : (
						<b className={nameInDialog}>{name}</b>
					)}
					<span className="block text-sm/[1.3] text-ink-soft">
						<RelativeTime instant={review.createTime} />
					</span>
				</div>
			</div>
			<Stars
				rating={starCount(review.starRating)}
				className={`flex-none ${inDialog ? "mt-[1.1rem] text-[1.25rem]" : "text-sm"}`}
			/>
		</>
	);
}

/** The shop's reply, with its owner's name if known. */
export function OwnerReply({ text, by }: { text: string; by?: string | undefined }) {
	return (
		<>
			<b className="font-[600] text-forest">
				{sections.ownerReply}
				{by && (
					<>
						{" "}
						<bdi>
							<InLanguage text={by} />
						</bdi>
					</>
				)}
			</b>
			{by ? " · " : " "}
			<bdi>
				<InLanguage text={text} />
			</bdi>
		</>
	);
}
