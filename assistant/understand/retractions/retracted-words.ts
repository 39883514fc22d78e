/** Which words of a message are taken back, as learnt from `examples/`. */

import { type Candidate, rank } from "../ranking.ts";
import { isEntity, type Reading } from "../reading.ts";
import { featuresOfWhole } from "./features-of-whole.ts";
import { featuresOfWords } from "./features-of-words.ts";
import { unpack } from "./packed-weights.ts";
import { likeliestTags, type Tags, type WeightOf } from "./tagger.ts";
import learnt from "./weights.json" with { type: "json" };

const weightOfTag = unpack(learnt.tags);

/**
 * How many the tagger proposes. Of 700 messages that it was not taught from, what names something is tagged rightly in
 * the first proposal in 69 %, in one of five in 89 %.
 */
const proposals = 6;

/** What the tagger proposes for a message, the likeliest first. */
export function proposalsFor(reading: Reading, weightOf: WeightOf): (Candidate & Tags)[] {
	return likeliestTags(featuresOfWords(reading), weightOf, proposals).map((one) => ({
		...one,
		features: featuresOfWhole(reading, one.tags),
	}));
}

/**
 * Of each word whether it is taken back: "[shirt nahi] pant", "[3] shirts, [no wait] 5"; and the probability that just
 * the names among these words are.
 */
export function retractedWords(reading: Reading): Tags {
	const candidates = proposalsFor(reading, weightOfTag);
	const ranked = rank(candidates, learnt.ranking)
		.map((share, at) => ({ share, tags: candidates[at]?.tags ?? [] }))
		.sort((one, other) => other.share - one.share);
	const named = reading.pieces.filter(isEntity);
	// Which names are taken back matters more than which other words.
	const alike = [
		...Map.groupBy(ranked, ({ tags }) => named.map(({ from }) => Number(tags[from])).join("")),
	].map(([, group]) => ({
		tags: group[0]?.tags ?? [],
		probability: group.reduce((sum, { share }) => sum + share, 0),
	}));
	return alike.reduce((best, one) => (one.probability > best.probability ? one : best));
}
