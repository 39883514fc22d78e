/** Learns which words of a message are taken back, from marked messages. */

import { learnRanking, type RankedExample, type Ranking } from "../ranking.ts";
import { isEntity, type Reading } from "../reading.ts";
import { featuresOfWords } from "./features-of-words.ts";
import { proposalsFor } from "./retracted-words.ts";
import { learnTags, type Weights } from "./tagger.ts";

export interface TaggedMessage {
	reading: Reading;
	/** One for each word. */
	tags: readonly boolean[];
}

const folds = 3;
const learning = { rounds: 12, rate: 0.03, decay: 1e-4, leftOut: 0.2, minCount: 10 };
/** Of a candidate that is right in what it names, where another is right in every word. */
const nearMerit = 0.3;

/** Learns the tags of words; then, of messages that the tagger was not taught from, which of its proposals is right. */
export function learnRetractions(messages: readonly TaggedMessage[]): {
	tags: Weights;
	ranking: Ranking;
} {
	const rows = messages.map((message) => ({ ...message, row: featuresOfWords(message.reading) }));
	const ranked = Array.from({ length: folds }, (_, fold) => {
		const weights = learnTags(rows.filter((_, at) => at % folds !== fold));
		return rows
			.filter((_, at) => at % folds === fold)
			.map((message) => rankedExample(message, weights));
	});
	return { tags: learnTags(rows), ranking: learnRanking(ranked.flat(), learning) };
}

function rankedExample({ reading, tags }: TaggedMessage, weights: Weights): RankedExample {
	const candidates = proposalsFor(reading, (feature) => weights[feature] ?? 0);
	const isRight = candidates.map((one) => one.tags.every((tag, at) => tag === tags[at]));
	const named = reading.pieces.filter(isEntity);
	const merits = candidates.map((one, at) => {
		if (isRight[at]) return 1;
		if (!named.every(({ from }) => one.tags[from] === tags[from])) return 0;
		return isRight.includes(true) ? nearMerit : 1;
	});
	return { candidates, merits };
}
