import hydrateWithReact from "@astrojs/react/client.js";
import { type ComponentType, useEffect } from "react";

interface IslandProps {
	Component: ComponentType<object>;
	onHydrated: () => void;
}

function Island({ Component, onHydrated, ...props }: IslandProps) {
	useEffect(onHydrated, [onHydrated]);
	return <Component {...props} />;
}

/**
 * Hydrates as @astrojs/react does, but resolves after the component's effects have run: React hydrates in a transition.
 * Astro then removes the island's `ssr` attribute, so its absence means that presses are answered.
 */
export default (island: HTMLElement) =>
	(
		Component: ComponentType<object>,
		props: object,
		slots: Record<string, string>,
		metadata: Record<string, string>,
	): Promise<void> =>
		new Promise((onHydrated) => {
			hydrateWithReact(island)(Island, { ...props, Component, onHydrated }, slots, metadata);
		});
