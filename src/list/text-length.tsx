interface TextLengthProps {
	id: string;
	length: number;
	most: number;
}

/** "Up to 500 characters", "37 of 500 characters". A text is never cut: it says by how much to shorten it. */
export function TextLength({ id, length, most }: TextLengthProps) {
	const isLong = length > most;
	const words = length === 0 ? `Up to ${most} characters` : `${length} of ${most} characters`;
	return (
		<p className={isLong ? "hint error" : "hint"} id={id}>
			{isLong ? `${words}: shorten it by ${length - most}.` : words}
		</p>
	);
}
