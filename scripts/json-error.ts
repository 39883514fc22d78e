/**
 * What is wrong with a file that should be JSON, in plain words and with its line and column. The
 * engine's own messages name neither for most mistakes, nor what to do.
 */

/** Deeper than any file that a person writes: the reading is recursive. */
const deepest = 200;

class Fault extends Error {}

/** @returns a sentence, or undefined for text that is JSON and repeats no key */
export function jsonError(text: string): string | undefined {
	try {
		new Reader(text).file();
	} catch (fault) {
		if (fault instanceof Fault) return fault.message;
		throw fault;
	}
}

class Reader {
	private at = 0;
	private depth = 0;
	private readonly text: string;

	constructor(text: string) {
		this.text = text;
		// The mark that some editors put before a file is no part of it.
		if (text.startsWith("\ufeff")) this.at = 1;
	}

	file(): void {
		this.space();
		if (this.at === this.text.length)
			throw new Fault("is empty. Bring it back from the last good version.");
		this.value();
		this.space();
		if (this.at < this.text.length)
			this.fail(
				`found ${this.found()} after the end. Something was closed too early above, or stands here too much`,
			);
	}

	private value(): void {
		const first = this.text[this.at];
		if (first === "{") this.nested("{", "}", () => this.entry());
		else if (first === "[") this.nested("[", "]", () => this.value());
		else if (first === '"') this.string();
		else this.scalar();
	}

	/** A group in braces or a list in brackets; `one` reads one entry of it. */
	private nested(open: string, close: string, one: () => void): void {
		const start = this.at++;
		const keys = new Set<string>();
		if (++this.depth > deepest)
			this.fail("found more brackets in each other than this site ever has");
		this.space();
		while (this.text[this.at] !== close) {
			if (this.at === this.text.length) this.unclosed(open, close, start);
			if (open === "{") this.key(keys);
			one();
			this.comma(open, close, start);
		}
		this.at++;
		this.depth--;
	}

	/** What follows an entry: a comma and another one, or the end. */
	private comma(open: string, close: string, start: number): void {
		const end = this.at;
		this.space();
		const next = this.text[this.at];
		if (next === close) return;
		if (next === undefined) this.unclosed(open, close, start);
		if (next !== ",") {
			if (next === "}" || next === "]")
				this.fail(
					`found ${next} where ${close} is due: the ${open} of line ${this.line(start)} is not closed`,
				);
			if (this.line(end) === this.line(this.at) && !/["{[]/.test(next ?? ""))
				this.fail(`found ${this.found()} after a value. ${this.strayAdvice()}`);
			this.fail("a comma is missing after this value. Put one there", end);
		}
		const comma = this.at++;
		this.space();
		if (this.text[this.at] === close)
			this.fail(
				`found a comma before the closing ${close}. Take it out: none follows the last entry`,
				comma,
			);
		if (this.text[this.at] === ",") this.fail("found two commas. Take one out");
		if (this.at === this.text.length) this.unclosed(open, close, start);
	}

	/** The engine takes the last of two equal keys without a word. */
	private key(keys: Set<string>): void {
		const at = this.at;
		if (this.text[at] !== '"') {
			this.decimalComma(at);
			const name = /^[\w$-]+/.exec(this.text.slice(at, at + 80))?.[0];
			if (name) this.fail(`found ${name} without its quotes. Write "${name}"`);
			this.wrongCharacter();
		}
		const name = this.string();
		if (keys.has(name)) this.fail(`"${name}" stands twice in the same entry. Take one out`, at);
		keys.add(name);
	}

	/** A number with a comma, 4,9 or 1,073, reads as one number and the start of another entry. */
	private decimalComma(at: number): void {
		const [found, whole = "", rest = ""] =
			/(?<=:\s*)(-?\d+),(\d+)$/.exec(
				this.text.slice(Math.max(0, at - 40), at) +
					(/^\d+/.exec(this.text.slice(at, at + 40))?.[0] ?? ""),
			) ?? [];
		if (!found) return;
		const thousands = rest.length === 3 && Math.abs(Number(whole)) > 0;
		this.fail(
			thousands
				? `found ${found}. A number takes no comma: write ${whole}${rest}. A price stands in quotes: "${found}"`
				: `found ${found}. A number takes a point for the comma: ${whole}.${rest}`,
			at - whole.length - 1,
		);
	}

	private entry(): void {
		this.space();
		if (this.text[this.at] !== ":")
			this.fail(`found ${this.found()} where a colon is due, as in "name": "value"`);
		this.at++;
		this.space();
		this.value();
	}

	private string(): string {
		const start = this.at++;
		for (;;) {
			const character = this.text[this.at];
			if (character === '"') break;
			if (character === undefined || character === "\n" || character === "\r")
				this.fail(
					`the text that begins here has no closing quote${this.curlyAdvice(start)}`,
					start,
				);
			if (character === "\t") this.fail("found a tab inside a text. Put a space in its place");
			if (character < " ")
				this.fail("found an invisible character inside a text. Write the text again by hand");
			if (character === "\\") this.escape();
			this.at++;
		}
		this.at++;
		return JSON.parse(this.text.slice(start, this.at)) as string;
	}

	/** A text that was closed by a quote that closes nothing. */
	private curlyAdvice(start: number): string {
		const [curly] = /[“”„]/.exec(this.text.slice(start, this.at)) ?? [];
		return curly ? `: ${curly} is none. Use the straight one, "` : " on its line";
	}

	private escape(): void {
		const [sequence] =
			/^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/.exec(this.text.slice(this.at, this.at + 6)) ?? [];
		if (!sequence)
			this.fail(
				`found \\${this.text[this.at + 1] ?? ""}. For a backslash in a text write two: \\\\`,
			);
		this.at += sequence.length - 1;
	}

	/** A number, true, false or null. */
	private scalar(): void {
		const word = this.word();
		if (/^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(word)) {
			this.at += word.length;
			return;
		}
		if (this.text[this.at] === "," || /[\]}]/.test(this.text[this.at] ?? ""))
			this.fail(`found ${this.found()} where a value is due`);
		if (/^[\p{L}\p{Sc}\d.+-]/u.test(word))
			this.fail(
				`found ${word} without quotes. A text needs one on each side: "${word.replace(/"$/, "")}"`,
			);
		this.wrongCharacter();
	}

	/** A character that begins nothing in JSON. */
	private wrongCharacter(): never {
		const character = this.text[this.at] ?? "";
		if (/^(?:<{7}|={7}|>{7})/.test(this.text.slice(this.at, this.at + 7)))
			this.fail(
				"found a mark of two versions that were not put together. Keep one, without the marks",
			);
		if (/[“”„‘’'`«»]/.test(character))
			this.fail(
				`found the quote ${character}. Use the straight double quote " (typed, not pasted)`,
			);
		if (character === "/") this.fail("found a remark. These files take none: take it out");
		if (/[\s\p{Cf}\p{Cc}]/u.test(character))
			this.fail("found an invisible character. Delete it, with the space around it");
		this.fail(`found ${this.found()} where ${character === "," ? "an entry" : "a quote"} is due`);
	}

	private strayAdvice(): string {
		if (/[;.:=|]/.test(this.text[this.at] ?? "")) return "Put a comma in its place";
		return this.text[this.at - 1] === '"'
			? 'If a quote belongs to the text, write \\" or use “ and ”'
			: "If it belongs to the value, put the whole value in quotes";
	}

	private space(): void {
		while (/[ \t\r\n]/.test(this.text[this.at] ?? "x")) this.at++;
	}

	/** What stands here up to the next mark, for a sentence. */
	private word(): string {
		return /^[^\s,\]}:]*/.exec(this.text.slice(this.at, this.at + 60))?.[0] ?? "";
	}

	private found(): string {
		if (this.at >= this.text.length) return "the end of the file";
		return this.word() || String.fromCodePoint(this.text.codePointAt(this.at) ?? 0);
	}

	private unclosed(open: string, close: string, start: number): never {
		this.fail(
			`the file ends too early: the ${open} of line ${this.line(start)} needs its ${close}`,
		);
	}

	private line(at: number): number {
		return this.text.slice(0, at).split("\n").length;
	}

	private fail(words: string, at = this.at): never {
		const column = at - this.text.lastIndexOf("\n", at - 1);
		throw new Fault(`line ${this.line(at)}, column ${column}: ${words}.`);
	}
}
