import { fileURLToPath } from "node:url";
import react from "@astrojs/react";
import type { AstroIntegration } from "astro";
import type { InteractionOptions } from "./client-interaction.ts";

declare module "astro" {
	interface AstroClientDirectives {
		/** Hydrates the island at the first sign of use: see client-interaction.ts. */
		"client:interaction"?: true | InteractionOptions;
	}
}

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** @astrojs/react with the directive `client:interaction` and a client that says when handlers are in place. */
export function reactIslands(): AstroIntegration {
	const { name, hooks } = react();
	return {
		name,
		hooks: {
			...hooks,
			"astro:config:setup": async (setup) => {
				setup.addClientDirective({
					name: "interaction",
					entrypoint: file("./client-interaction.ts"),
				});
				await hooks["astro:config:setup"]?.({
					...setup,
					addRenderer: (renderer) =>
						setup.addRenderer({ ...renderer, clientEntrypoint: file("./react-client.tsx") }),
				});
			},
		},
	};
}
