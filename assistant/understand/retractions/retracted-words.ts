/** Which words of a message are taken back, as learnt from `examples/`. */
import type { Reading } from "../reading.ts";
import { featuresOfWords } from "./features.ts";
import { tagsOf } from "./tagger.ts";
import learnt from "./weights.json" with { type: "json" };

/** Of each word whether it is taken back: "[shirt nahi] pant", "[3] shirts, [no wait] 5". */
export function retractedWords(reading: Reading): boolean[] {
	return tagsOf(featuresOfWords(reading), learnt.weights);
}
