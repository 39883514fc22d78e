import type { AstroIntegration } from "astro";

/**
 * While the site is worked on, Vite's React plugin wants its hooks in the page before the first component
 * comes. Astro puts them only into pages with islands of its own kind; ours are woken by
 * src/islands/islands.ts.
 */
export function devRefresh(): AstroIntegration {
	return {
		name: "dev-refresh",
		hooks: {
			"astro:config:setup": ({ command, injectScript }) => {
				if (command !== "dev") return;
				injectScript(
					"page",
					`import { injectIntoGlobalHook } from "/@react-refresh";
					injectIntoGlobalHook(window);
					window.$RefreshReg$ = () => {};
					window.$RefreshSig$ = () => (type) => type;`,
				);
			},
		},
	};
}
