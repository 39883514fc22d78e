/** A message in which the visitor changes their mind: "3 shirts, no wait, 5", "blanket ka rate... chhodo, pickup kab". */

/** Words that take back what stands before them wherever they stand. */
const anywhere = [
	"(?:oh |actually )?(?:no|nope) wait(?: no)?",
	"wait,? no",
	"(?:oh )?no[, ]+no",
	"oh no",
	"(?:no )?(?:scratch|ignore|forget|skip) (?:that|it)",
	"never ?mind(?: that| it)?",
	"on second thoughts?",
	"or rather",
	"(?:sorry,? |no,? |wait,? )?i (?:actually )?mean(?:t|t to say)?",
	"(?:sorry,? |nahi,? )?mera matlab(?: hai| tha)?",
	"galti (?:se|ho gay?i)(?: likh diya| bol diya)?",
	"(?:arr?e,? )?nahi+n?[, ]+nahi+n?",
	"arr?ey?,? nahi+n?",
	"(?:अरे,? )?नहीं[, ]+नहीं",
	"अरे,? नहीं",
	"(?:सॉरी,? |नहीं,? )?मेरा मतलब(?: है| था)?",
	"ग़?लती (?:से|हो गई)(?: लिख दिया| बोल दिया)?",
];

/** Words that do so only after a mark: "actually" may also stress what follows. */
const afterMark = [
	"(?:no |oh )?wait(?: a (?:sec|second|minute|moment))?",
	"(?:no,? |wait,? )?actually(?: no)?",
	"(?:no,? |oh,? |oops,? )?sorry",
	"oops",
	"correction",
	"(?:no|nahi+n?|नहीं),? (?=(?:just|only|sirf|bas|सिर्फ़?|केवल|बस) )",
	"(?:no,? |oh,? )?make (?:it|that)",
	"(?:no,? )?change (?:it|that) to",
	"leave (?:it|that)",
	"(?:acha |accha |are |ok )?ch?h?od+o(?: (?:ye|yeh|use|isko|usko))?",
	"(?:acha |accha |are |ok )?ch?h?od (?:do|dijiye|den)",
	"(?:acha |accha |are |ok )?(?:rehne|rahne) (?:do|dijiye|den|de)",
	"matlab",
	"(?:अच्छा |अरे )?(?:छोड़ो|छोड़िए|छोड़िये|छोड़ दो|छोड़ दीजिए|रहने दो|रहने दीजिए)",
	"मतलब",
	"सॉरी",
	"माफ़? ?कीजिए",
];

const mark = "[\\s,.;:?!।…–—-]";
const turn = new RegExp(
	[
		`(?:${mark}+(?:${anywhere.join("|")})|\\s*[,.;:?!।…–—-]+\\s*(?:${afterMark.join("|")}))(?<=${mark}|(?=${mark}))${mark}*`,
		// What is dropped is named after it: "coat and pants price... forget the pants".
		"\\s*(?:[,;…–—]|\\.{2,})\\s*(?=(?:forget|skip|remove|leave out) (?:the|about) )",
	].join("|"),
	"giu",
);

const mostWords = 30;

/** The message as it would be in several: a question, then what it is changed to. */
export function changesOfMind(text: string): readonly string[] {
	const plain = text.normalize("NFC");
	if (plain.split(/\s+/, mostWords + 1).length > mostWords) return [text];
	const parts = plain
		.split(turn)
		.map((part) => part.trim())
		.filter((part) => /[\p{L}\d]/u.test(part));
	return parts.length > 0 ? parts : [text];
}
