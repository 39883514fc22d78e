/** The directive of islands/assistant/intent-directive.ts. */
declare module "astro" {
	interface AstroClientDirectives {
		"client:intent"?: boolean;
	}
}

export {};
