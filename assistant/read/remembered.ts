/** Remembers what a function made of the last texts, since a message asks for the same ones again and again. */
export function remembered<Value>(
	of: (text: string) => Value,
	most = 5000,
): (text: string) => Value {
	const known = new Map<string, Value>();
	return (text) => {
		if (known.has(text)) return known.get(text) as Value;
		const value = of(text);
		if (known.size > most) known.clear();
		known.set(text, value);
		return value;
	};
}
