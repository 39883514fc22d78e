import { type Operation, QueryError, type Selection, type Selections } from "./graphql-query.ts";

/** A value of the graph: its fields are values, or functions of their arguments. */
export interface GraphObject {
	/** The name of its type. */
	__typename: string;
	[field: string]: unknown;
}

type Field = (given: Readonly<Record<string, unknown>>) => unknown;

/** An error that stands in the answer beside the data, with GitHub's name for its kind. */
export class FieldError extends Error {
	override name = "FieldError";
	readonly type: string;

	constructor(type: string, message: string) {
		super(message);
		this.type = type;
	}
}

export interface QueryAnswer {
	data: Record<string, unknown>;
	errors?: { type: string; path: string[]; message: string }[];
}

/**
 * The part of a graph that an operation asks for. Fields are resolved one after the other.
 *
 * @throws QueryError where it asks for what there is not
 */
export async function answerQuery(
	{ selections }: Operation,
	root: GraphObject,
): Promise<QueryAnswer> {
	const data: Record<string, unknown> = {};
	const errors: NonNullable<QueryAnswer["errors"]> = [];
	for (const selection of selections) {
		try {
			data[selection.alias] = await select(selection, root);
		} catch (error) {
			if (!(error instanceof FieldError)) throw error;
			data[selection.alias] = null;
			errors.push({ type: error.type, path: [selection.alias], message: error.message });
		}
	}
	return errors.length > 0 ? { data, errors } : { data };
}

async function select(selection: Selection, parent: GraphObject): Promise<unknown> {
	const field = parent[selection.name];
	if (field === undefined)
		throw new QueryError(`There is no field "${selection.name}" in ${parent.__typename}.`);
	const value = typeof field === "function" ? (field as Field)(selection.arguments) : field;
	return shape(await value, selection.selections);
}

async function shape(value: unknown, selections: Selections | undefined): Promise<unknown> {
	if (value === null || !selections) return value;
	if (Array.isArray(value)) {
		const shaped: unknown[] = [];
		for (const one of value) shaped.push(await shape(one, selections));
		return shaped;
	}
	const object = value as GraphObject;
	const shaped: Record<string, unknown> = {};
	for (const selection of selections) {
		if (selection.on && selection.on !== object.__typename) continue;
		shaped[selection.alias] = await select(selection, object);
	}
	return shaped;
}
