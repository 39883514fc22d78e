/** The rules of Tailwind's layer, which the build has made flat: none is nested but in a media query. */
const utilities = /(?<=@layer utilities\{)(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*(?=\})/g;
/** "lg\:mt-\[0\.15rem\]" of ".lg\:mt-\[0\.15rem\]:hover{…}" */
const utility = /\.((?:\\.|[\w-])+)[^{}]*\{[^{}]*\}/g;

/**
 * Removes from a page the utilities of other pages, which Tailwind writes into one style sheet.
 *
 * @param scripts the code of all scripts: what they render later has classes too
 */
export function withoutUnusedUtilities(html: string, scripts: string): string {
	const page = html.replaceAll(/<style>.*?<\/style>/gs, "");
	const isUsed = (name: string) => page.includes(name) || scripts.includes(name);
	return html.replaceAll(utilities, (rules) =>
		rules
			.replaceAll(utility, (rule, name: string) => (isUsed(name.replaceAll("\\", "")) ? rule : ""))
			.replaceAll(/@media[^{}]*\{\}/g, ""),
	);
}
