import type { ViteUserConfig } from "astro";
import type { ScriptType } from "../languages/script-type.ts";

type Plugin = NonNullable<ViteUserConfig["plugins"]>[number];

/**
 * Sets the leading of a script in every style sheet, so that components are written once. Line heights with a unit
 * stay, and those up to 1, which digits and marks have.
 */
export function scriptLeading({ leading }: ScriptType): Plugin {
	return {
		name: "script-leading",
		// After Tailwind has written its classes.
		transform: (code, id) => (/\.css(?:\?|$)/.test(id) ? withLeading(code, leading) : undefined),
	};
}

export function withLeading(css: string, leading: (latin: number) => number): string {
	return css.replaceAll(
		/(line-height:\s*|\bfont:[^;{}]*?\s\/\s*)(\d*\.?\d+)(?=\s*[;}]|\s+var\()/g,
		(_, before: string, latin: string) =>
			`${before}${Number(latin) > 1 ? leading(Number(latin)) : latin}`,
	);
}
