import "./stars.css";

interface StarsProps {
	/** How many of the five are filled, to the nearest whole star. */
	rating: number;
}

/** Five stars as one labelled image: a screen reader says one phrase. */
export function Stars({ rating }: StarsProps) {
	const filled = Math.round(rating);
	return (
		<svg
			className="stars"
			viewBox="0 0 124 24"
			width="83"
			height="16"
			role="img"
			aria-label={`Rated ${rating} out of 5`}
		>
			{filled === 5 ? (
				<use href="#five-stars" />
			) : (
				[0, 1, 2, 3, 4].map((place) => (
					<use
						key={place}
						href="#one-star"
						x={place * 25}
						className={place < filled ? "" : "is-empty"}
					/>
				))
			)}
		</svg>
	);
}
