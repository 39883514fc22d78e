import { Stars } from "../ui/stars.tsx";
import "./score.css";

/** The rating on the maps service, as text (DECISIONS.md: never as structured data). */
export interface Rating {
	averageRating: number;
	totalReviewCount: number;
}

/** The rating in large figures, beside a heading. */
export function Score({ averageRating, totalReviewCount }: Rating) {
	return (
		<div className="score">
			<b aria-hidden="true">{averageRating}</b>
			<div>
				<Stars rating={averageRating} />
				<span>from {totalReviewCount} Google reviews</span>
			</div>
		</div>
	);
}
