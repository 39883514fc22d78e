type Node = Record<string, unknown>;

/** One property of an object in a graph. */
interface Statement {
	key: string;
	value: unknown;
	object: Node;
}

/** The nodes of a page's JSON-LD. */
export function graphOf(html: string): Node[] {
	const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}";
	return JSON.parse(json)["@graph"];
}

/** Every property with a plain value in a graph, at whatever depth; of a list, each entry. */
export function statements(value: unknown): Statement[] {
	if (Array.isArray(value)) return value.flatMap(statements);
	if (typeof value !== "object" || value === null) return [];
	const object = value as Node;
	return Object.entries(object).flatMap(([key, entry]) =>
		[entry]
			.flat()
			.flatMap((one): Statement[] =>
				typeof one === "object" ? statements(one) : [{ key, value: one, object }],
			),
	);
}
