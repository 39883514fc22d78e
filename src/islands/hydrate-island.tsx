import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** Lets React take over what the build rendered; settles once the component's handlers are in place. */
export function hydrateIsland<Props extends object>(
	root: HTMLElement,
	Component: ComponentType<Props>,
	props: Props,
): Promise<void> {
	return new Promise((onAlive) => {
		hydrateRoot(
			root,
			<Alive onAlive={onAlive}>
				<Component {...props} />
			</Alive>,
		);
	});
}

function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
	useEffect(onAlive, [onAlive]);
	return children;
}
