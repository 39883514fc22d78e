/** Which words of a message are taken back, as learnt from `examples/`. */
import type { Reading } from "../reading.ts";
import { featuresOfWords } from "./features.ts";
import { type Tags, tagsOf } from "./tagger.ts";
import learnt from "./weights.json" with { type: "json" };

/** Of each word whether it is taken back: "[shirt nahi] pant", "[3] shirts, [no wait] 5". */
export function retractedWords(reading: Reading): Tags {
	return tagsOf(featuresOfWords(reading), learnt.weights);
}
