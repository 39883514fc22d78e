/** A page's text as its HTML has it, for those who run no script, such as crawlers. */

/** The text of `<main>` with its tags taken out. */
export function mainText(html: string): string {
	const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
	return main
		.replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, " ")
		.replaceAll(/<[^>]+>/g, " ")
		.replaceAll(/&#?\w+;/g, " ")
		.replaceAll(/\s+/g, " ")
		.trim();
}
