/** The limits that browser and relay keep to. Lengths are in characters, times in milliseconds. */
export const limits = {
	question: 500,
	turns: 6,
	/** Of all turns before the question together, as the relay reads them. */
	history: 1500,
	/** Lines of the chat's list that go along with a question. */
	lines: 30,
	sent: 29_000,
	body: 256 * 1024,
	/** Bytes of the reviews in `/data/reviews.json`, from which the newest are sent. */
	reviewsFile: 16 * 1024,
	/** The length that an answer should keep to, and the one that it never exceeds (SPEC.md, section 9). */
	answerAim: 200,
	answerCap: 300,
	prices: 5,
	tokens: 1024,
	/** The time that the browser waits for an answer, and the number of times that it asks again. */
	browserTimeout: 60_000,
	browserRetries: 2,
} as const;
