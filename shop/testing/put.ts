/**
 * Changes content by paths.
 *
 * @param changes by path, "faq/0/answer"; a list's "+" is a further entry, and null takes a value out
 */
export function put(content: object, changes: Readonly<Record<string, unknown>>): void {
	for (const [path, value] of Object.entries(changes)) {
		const steps = path.split("/");
		const last = steps.pop() ?? "";
		const holder: object = steps.reduce((here, step) => Reflect.get(here, step), content);
		if (Array.isArray(holder) && last === "+") holder.push(value);
		else if (Array.isArray(holder) && value === null) holder.splice(Number(last), 1);
		else if (value === null) Reflect.deleteProperty(holder, last);
		else Reflect.set(holder, last, value);
	}
}
