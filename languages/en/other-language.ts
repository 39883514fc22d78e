/** Words of another language within texts, such as visitors' reviews. */
export interface OtherLanguage {
	/** For `lang`. */
	lang: string;
	/** Its one group holds the words with what stands between them. */
	runs: RegExp;
}

/** Devanagari counts as Hindi. */
export const otherLanguage: OtherLanguage = {
	lang: "hi",
	runs: /(\p{scx=Deva}+(?:[^\p{L}\p{scx=Deva}]+\p{scx=Deva}+)*)/u,
};
