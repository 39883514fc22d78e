/** What browser and relay agree to keep to. Lengths are in characters, times in milliseconds. */
export const limits = {
	/** A visitor's question. */
	question: 500,
	/** Turns of the conversation (a question or an answer each) that go along with a question. */
	turns: 6,
	/**
	 * Bytes of a question with the conversation and the shop's data, as browser and relay send it. What
	 * does not fit of the data stays behind (`data-sent.ts`).
	 */
	sent: 29_000,
	/** Bytes of a request that the relay reads, whoever sends it. */
	body: 256 * 1024,
	/** Bytes of the reviews in `/data/reviews.json`, from which the newest are sent. */
	reviewsFile: 16 * 1024,
	/** What the answer should keep to, and what it never exceeds (SPEC.md, section 9). */
	answerAim: 200,
	answerCap: 300,
	/** Items of the price list in one answer. */
	prices: 5,
	/** Tokens of a provider's answer. */
	tokens: 1024,
	/** How long the browser waits for an answer, and how often it asks again. */
	browserTimeout: 60_000,
	browserRetries: 2,
} as const;
