import { ui } from "#language/words.json";
import { fill } from "../../languages/fill.ts";

interface StarsProps {
	/** From 0 to 5; rounded to whole stars. */
	rating: number;
	className?: string;
}

/** One labelled image, announced as one phrase. */
export function Stars({ rating, className = "text-[1rem]" }: StarsProps) {
	const filled = Math.round(rating);
	return (
		<svg
			className={`block h-[1em] w-[5.17em] fill-brass ${className}`}
			viewBox="0 0 124 24"
			width="83"
			height="16"
			role="img"
			aria-label={fill(ui.rated, { rating })}
		>
			{filled === 5 ? (
				<use href="#five-stars" />
			) : (
				[0, 1, 2, 3, 4].map((place) => (
					<use
						key={place}
						href="#one-star"
						x={place * 25}
						className={place < filled ? "" : "fill-sand"}
					/>
				))
			)}
		</svg>
	);
}
