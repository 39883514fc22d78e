/**
 * Finds facts that a text states literally where a placeholder exists: such a text goes out of date when the
 * fact changes. Customers' words (reviews, testimonials, keywordReviews) are skipped.
 */
import type { Content } from "../content-files.ts";
import { issuePath } from "../issue-path.ts";
import { type Detector, factDetectors, type Run } from "./fact-detectors.ts";
import { type FactContent, shopFacts } from "./facts.ts";
import { isLeftOut, textFields, textFiles } from "./fill-content.ts";
import { PlaceholderError, parseText, type TextPart } from "./placeholders.ts";

/** Words that state a fact, and what to write instead. */
interface Finding {
	said: string;
	instead: string;
}

/** Stands where a placeholder stood, so that the words around it keep their sentence. */
const gap = "\ufffc";
/** Stands where the shop's hours stood: days beside them are days of opening. */
const hoursGap = "\ufffb";

/**
 * Every fact by hand in the content, a sentence each:
 * `content/faq.json → "What does it cost?": answer says “₹80” by hand. Write {price:mens-shirt} …`
 *
 * @param content as it stands in the files, placeholders and all
 */
export function hardCodedFacts(content: Content): string[] {
	const find = finder(content);
	const facts = shopFacts(content);
	return textFiles.flatMap((file) =>
		textFields(file, content[file])
			.filter(({ path }) => !path.includes("keywordReviews"))
			.filter(({ path }) => !isLeftOut(content[file], path, facts))
			.flatMap(({ path, text }) => {
				const place = issuePath(file, content[file], path);
				return find(text).map(
					({ said, instead }) =>
						`${place} says “${said}” by hand. Write ${instead}, so that it follows the shop's facts; or, if it must stay as it is, {exactly:${said}}.`,
				);
			}),
	);
}

/** The facts by hand in one text. */
export function hardCodedIn(text: string, content: FactContent): Finding[] {
	return finder(content)(text);
}

function finder(content: FactContent): (text: string) => Finding[] {
	const detectors = factDetectors(content, { gap, hoursGap });
	return (text) => runsOf(text).flatMap((run) => findings(run, detectors));
}

/** A text that cannot be read has no runs: fillContent says what is wrong with it. */
function runsOf(text: string): Run[] {
	try {
		return runsIn(parseText(text));
	} catch (error) {
		if (error instanceof PlaceholderError) return [];
		throw error;
	}
}

function runsIn(parts: readonly TextPart[], conditions: readonly string[] = []): Run[] {
	const words = parts.map(shown).join("");
	const choices = parts.filter((part) => part.kind === "choice");
	return [
		{ words, conditions },
		...choices.flatMap(({ yes, no, condition }) => [
			...runsIn(yes, [...conditions, condition]),
			...runsIn(no, [...conditions, `not ${condition}`]),
		]),
	];
}

function shown(part: TextPart): string {
	if (part.kind === "words") return part.words;
	return part.kind === "fact" && /^(?:hours|opens|closes)$/i.test(part.name) ? hoursGap : gap;
}

function findings(run: Run, detectors: readonly Detector[]): Finding[] {
	let rest = run.words;
	return detectors.flatMap(({ pattern, instead }) => {
		const found: Finding[] = [];
		for (const match of rest.matchAll(pattern)) {
			const placeholder = instead(match, run);
			if (!placeholder) continue;
			found.push({ said: match[0].trim(), instead: placeholder });
			// What one detector has named, the next does not name again.
			const end = match.index + match[0].length;
			rest = rest.slice(0, match.index) + gap.repeat(match[0].length) + rest.slice(end);
		}
		return found;
	});
}
