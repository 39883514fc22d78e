/** Reads a GraphQL operation as far as clients of git hosts write them: one operation, no named fragments. */

/** The fields asked for, in the order of the query. */
export type Selections = readonly Selection[];

export interface Selection {
	/** The name in the answer. */
	alias: string;
	name: string;
	/** With the values of variables. */
	arguments: Readonly<Record<string, unknown>>;
	/** Of a field that is an object. Those of a fragment on a type stand among them. */
	selections?: Selections;
	/** The type on which a fragment asks for it. */
	on?: string;
}

export interface Operation {
	kind: "query" | "mutation";
	selections: Selections;
}

/** The fault of a query, in words for its author. */
export class QueryError extends Error {
	override name = "QueryError";
}

const tokens = /\s+|,|#[^\n]*|("(?:[^"\\]|\\.)*"|\.\.\.|[!$():=@[\]{}|]|-?[\w.]+)/y;

/** @throws QueryError */
export function readQuery(
	query: string,
	variables: Readonly<Record<string, unknown>> = {},
): Operation {
	return new Reader(tokensOf(query), variables).operation();
}

function tokensOf(query: string): string[] {
	const found: string[] = [];
	tokens.lastIndex = 0;
	while (tokens.lastIndex < query.length) {
		const at = tokens.lastIndex;
		const match = tokens.exec(query);
		if (!match) throw new QueryError(`Unexpected "${query.slice(at, at + 10)}".`);
		if (match[1] !== undefined) found.push(match[1]);
	}
	return found;
}

class Reader {
	readonly #tokens: readonly string[];
	readonly #variables: Readonly<Record<string, unknown>>;
	#at = 0;

	constructor(tokens: readonly string[], variables: Readonly<Record<string, unknown>>) {
		this.#tokens = tokens;
		this.#variables = variables;
	}

	operation(): Operation {
		let kind: Operation["kind"] = "query";
		if (this.#peek() !== "{") {
			const word = this.#next();
			if (word !== "query" && word !== "mutation") throw new QueryError(`No operation "${word}".`);
			kind = word;
			while (this.#peek() !== "{" && this.#peek() !== "(") this.#next();
			if (this.#peek() === "(") this.#skipVariables();
		}
		const selections = this.#selections();
		if (this.#peek() !== undefined) throw new QueryError("One operation at a time.");
		return { kind, selections };
	}

	#skipVariables(): void {
		while (this.#next() !== ")");
	}

	#selections(on?: string): Selection[] {
		this.#expect("{");
		const found: Selection[] = [];
		while (this.#peek() !== "}") {
			if (this.#peek() !== "...") {
				found.push({ ...this.#field(), on });
				continue;
			}
			this.#next();
			const type = this.#peek() === "on" && this.#next() ? this.#next() : on;
			found.push(...this.#selections(type));
		}
		this.#next();
		return found;
	}

	#field(): Selection {
		const first = this.#next();
		const isAliased = this.#peek() === ":";
		if (isAliased) this.#next();
		const name = isAliased ? this.#next() : first;
		const given = this.#peek() === "(" ? this.#pairs("(", ")") : {};
		const selections = this.#peek() === "{" ? this.#selections() : undefined;
		return { alias: first, name, arguments: given, selections };
	}

	#pairs(open: string, close: string): Record<string, unknown> {
		this.#expect(open);
		const pairs: Record<string, unknown> = {};
		while (this.#peek() !== close) {
			const name = this.#next();
			this.#expect(":");
			pairs[name] = this.#value();
		}
		this.#next();
		return pairs;
	}

	#value(): unknown {
		if (this.#peek() === "{") return this.#pairs("{", "}");
		const token = this.#next();
		if (token === "$") return this.#variables[this.#next()];
		if (token === "[") return this.#list();
		if (token === "null") return null;
		if (token.startsWith('"') || /^(?:true|false|-?\d[\d.]*)$/.test(token))
			return JSON.parse(token);
		// An enum's value.
		return token;
	}

	#list(): unknown[] {
		const values: unknown[] = [];
		while (this.#peek() !== "]") values.push(this.#value());
		this.#next();
		return values;
	}

	#peek(): string | undefined {
		return this.#tokens[this.#at];
	}

	#next(): string {
		const token = this.#tokens[this.#at];
		if (token === undefined) throw new QueryError("The query ends too early.");
		this.#at += 1;
		return token;
	}

	#expect(token: string): void {
		const found = this.#next();
		if (found !== token) throw new QueryError(`Expected "${token}", found "${found}".`);
	}
}
