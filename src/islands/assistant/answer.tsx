import Markdown, { type Components, type ExtraProps } from "react-markdown";
import { languageRuns } from "../../ui/in-language.tsx";
import { Link } from "../../ui/link.tsx";

/** Links open in a new tab. react-markdown empties unsafe addresses and shows raw HTML as text (SPEC.md, section 5). */
const components: Components = {
	a: ({ href = "", children }) => (
		<Link href={href} opensTab>
			{children}
		</Link>
	),
};

type Tree = NonNullable<ExtraProps["node"]>;

/** Marks Hindi in an answer, as `InLanguage` does in other texts. */
function markHindi() {
	return function mark(tree: Pick<Tree, "children">): void {
		tree.children = tree.children.flatMap((node): Tree["children"] => {
			if (node.type === "element") mark(node);
			if (node.type !== "text") return [node];
			return languageRuns(node.value).map(({ text: value, lang }) =>
				lang
					? {
							type: "element",
							tagName: "span",
							properties: { lang },
							children: [{ type: "text", value }],
						}
					: { type: "text", value },
			);
		});
	};
}

/** A phone number, or the hour and the word after it, in each language of the assistant. */
const unbroken = /\+\d[\d ]{6,}\d|\d (?:[AP]M\b|बजे|baje\b)/g;

/** A text whose phone numbers and times stay in one line, by no-break spaces. */
function withUnbrokenNumbers(text: string): string {
	return text.replaceAll(unbroken, (number) => number.replaceAll(" ", "\u00a0"));
}

export function Answer({ text }: { text: string }) {
	return (
		<Markdown
			components={components}
			rehypePlugins={[markHindi]}
			disallowedElements={["img"]}
			unwrapDisallowed
		>
			{withUnbrokenNumbers(text)}
		</Markdown>
	);
}
