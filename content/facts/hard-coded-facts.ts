/** Finds facts that a text states literally where a placeholder exists: the text would go out of date. */
import { type Content, textFiles } from "../content-files.ts";
import { issuePath } from "../issue-path.ts";
import { say } from "../sentences/say.ts";
import { stringFields } from "../string-fields.ts";
import { type Detector, factDetectors, gap, hoursGap, type Run } from "./fact-detectors.ts";
import { shopFacts } from "./facts.ts";
import { isLeftOut } from "./fill-content.ts";
import { PlaceholderError, parseText, type TextPart } from "./placeholders.ts";

interface Finding {
	text: string;
	/** The placeholder to write. */
	instead: string;
}

/**
 * A sentence for each:
 * `content/faq.json → "What does it cost?": answer says “₹80” as plain text. Write {price:mens-shirt} …`
 *
 * @param content with its placeholders
 */
export function hardCodedFacts(content: Content): string[] {
	const detectors = factDetectors(content);
	const facts = shopFacts(content);
	return textFiles.flatMap((file) =>
		stringFields(file, content[file])
			.filter(({ path, meta }) => meta.isText && !isLeftOut(content[file], path, facts))
			.flatMap((field) =>
				hardCodedIn(field.text, detectors).map(
					({ text, instead }) =>
						`${issuePath(file, content[file], field.path)} ${say("says “{0}” as plain text. Write {1} instead, so that it changes with the shop's facts; to keep it as it is, write {exactly:{0}}.", text, instead)}`,
				),
			),
	);
}

/** @returns none for a text that cannot be parsed: `fillContent` reports it */
export function hardCodedIn(text: string, detectors: readonly Detector[]): Finding[] {
	try {
		return runsIn(parseText(text)).flatMap((run) => findings(run, detectors));
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
	return detectors.flatMap(({ pattern, after, instead }) => {
		const found: Finding[] = [];
		// matchAll copies the expression, which takes most of the time where nothing matches.
		if (rest.search(pattern) === -1) return found;
		for (const match of rest.matchAll(pattern)) {
			if (after && !after.test(match.input.slice(0, match.index))) continue;
			const placeholder = instead(match, run);
			if (!placeholder) continue;
			found.push({ text: match[0].trim(), instead: placeholder });
			// Later detectors must not report it again.
			const end = match.index + match[0].length;
			rest = rest.slice(0, match.index) + gap.repeat(match[0].length) + rest.slice(end);
		}
		return found;
	});
}
