/** What words tell beside the act of a sentence. */
import type { Sentence } from "./sentence.ts";

const phone = / (?:fone?|phone|kol|cal(?:s|ed|ing)?|n[au]mbe?a?r|ring(?:ing)?) /;
const unanswered = new RegExp(
	` (?:${[
		"(?:nahi|koi) (?:bhi )?utha\\w*",
		"utha\\w* (?:hi |bhi )?nahi",
		"(?:lag|mil) (?:hi |bhi )?nahi ra\\w+",
		"nahi lag\\w*",
		"unans[vw]er\\w*",
		"no ans[vw]er",
		"band (?:a+|hai|ja|bata)",
		"s[vw]itch(?:ed)? of",
		"(?:not|never|nobody|no one|dont|do not|does not|doesnt) (?:\\S+ )?(?:ans[vw]er|atend|conect)\\w*",
		"(?:not|never|nobody|no one|dont|do not|does not|doesnt) (?:\\S+ )?(?:pick|receiv)\\w*(?: up)?(?= (?:[vw]hen|(?:the |your |my )?(?:fone|phone|cals?)|$))",
		"(?:not|never|nobody|no one|dont|do not|does not|doesnt) (?:\\S+ )?pick(?:ing|s|ed)? (?:it )?up $",
	].join("|")}) ?`,
);

/** "Nobody picks up the phone": whoever says it is not told to call. */
export const isUnanswered = ({ text }: Sentence): boolean =>
	phone.test(text) && unanswered.test(text);

const overdue =
	/ (?:(?:din|dino|haft[ae]|mahin[ae]|days?|[vw]e*i?ks?) (?:se|ho ga\w+|ho chuk\w+|hue|hu[ae])|alredy|already|late|overdue|deri|supose\w*|[wv]as due|promis\w*|(?:a*na|milna|dena|mil jana) tha|bol\w+ tha|kaha tha|(?:ab|abhi|aj|aaj) tak|(?:bol|kah|keh) rahe) /;

/** "It was to come yesterday": whoever says it is not told how long orders take. */
export const isOverdue = ({ text, has }: Sentence): boolean =>
	overdue.test(text) || (has("not") && / (?:stil|yet) /.test(text));

const spoilt =
	/ (?:kharab|barbad|jala\w*|jal ga\w+|phat\w*|fat ga\w+|shr[aiu]nk\w*|sikud\w*|burn\w*|torn|tore|ruin\w*|spoi?l\w*|damag\w*|lost|missing|rang (?:u[rd]|nikal|utar|fika|fade)\w*|ch?h?ed|holes?|gum|gayab|kho ga\w+|discolou?r\w*|fade\w*|bro(?:ke|ken)|tut\w*|ukha[dr]\w*|jha[dr]\w*|never came|kam (?:hain|nikl\w*|mil\w*)|(?:turned|back) pink|gulabi ho\w*) /;

/** A thing was spoilt or lost, not only left dirty. */
export const isSpoilt = ({ text, hasThing, has }: Sentence): boolean =>
	(hasThing || has("clothes", "thing")) && (has("damage") || spoilt.test(text));

/** Of a complaint: another cleaning would help. */
export const isLeftDirty = ({ text }: Sentence): boolean =>
	/ (?:dirty|gand[aei]|mail[aei]|smel\w*|badbu|yelov\w*|pil[aei]|[vw]et|gil[aei]|damp|crease\w*|silvat\w*) /.test(
		text,
	);

const shrunk =
	/ (?:shr[aiu]nk\w*|siku[dr]\w*|chot[aei] ho ga\w+|tight|tang ho ga\w+|jal ga\w+|burn\w*|(?:gulabi|pink|nil[aei]|blue|lal|red|hara|hari|gre[ey]n?) (?:ho|pad|par) ga\w+|turned (?:pink|blue|grey|gray|red|green)) /;
const mends =
	/ (?:[vw]apas|fix\w*|thik|thik|bada|bari|badi|stretch\w*|undo|undone|reverse\w*|normal|original|pehle|repair\w*|restor\w*|(?:anything|something) be done|kuch? ho sakt\w+|big(?:ger)? again) /;

/** "It shrank at home, can that be undone", "the iron left a mark". */
export const asksToMend = ({ text, has }: Sentence): boolean =>
	(has("scorch") || (shrunk.test(text) && mends.test(text))) &&
	!has("price", "guarantee", "complaint");
