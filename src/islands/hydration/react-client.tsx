import {
	type ComponentType,
	createElement,
	startTransition,
	useEffect,
	useLayoutEffect,
} from "react";
import { hydrateRoot } from "react-dom/client";

interface IslandProps {
	Component: ComponentType<object>;
	onRender: () => void;
	onRendered: () => void;
	onHydrated: () => void;
}

function Island({ Component, onRender, onRendered, onHydrated, ...props }: IslandProps) {
	onRender();
	useLayoutEffect(onRendered, [onRendered]);
	useEffect(onHydrated, [onHydrated]);
	return <Component {...props} />;
}

/** Static HTML in an island. React neither compares nor writes it; where React renders the island afresh, the nodes move. */
function Slot({ served }: { served: Element }) {
	return createElement(
		"astro-slot",
		{
			suppressHydrationWarning: true,
			ref: (slot: Element | null) => {
				if (!slot || slot === served) return;
				slot.append(...served.childNodes);
				return () => served.append(...slot.childNodes);
			},
		},
		"",
	);
}

/**
 * Hydrates an island, and resolves after the component's effects have run: React hydrates in a transition. Astro then
 * removes the attribute `ssr`, so its absence means that presses are answered.
 *
 * In place of @astrojs/react's client, because others change the served HTML: translators and extensions. React then
 * renders the island afresh, which Astro's slots refuse under Trusted Types, and an error empties the island. Here
 * the slots keep their nodes, fields their text and the focus, and after an error the served nodes come back, with `ssr`.
 */
export default (island: HTMLElement) =>
	(Component: ComponentType<object>, props: object): Promise<void> => {
		const served = [...island.childNodes];
		const parts = [...island.querySelectorAll("astro-slot")]
			.filter((slot) => slot.closest("astro-island") === island)
			.map((slot) => [slot.getAttribute("name") ?? "children", <Slot key="slot" served={slot} />]);
		return new Promise((resolve, reject) => {
			startTransition(() => {
				const root = hydrateRoot(
					island,
					<Island
						{...props}
						{...Object.fromEntries(parts)}
						Component={Component}
						{...carryUse(island)}
						onHydrated={resolve}
					/>,
					{
						identifierPrefix: island.getAttribute("prefix") ?? "",
						// No error of the page's; journeys on unchanged pages refuse the warning.
						onRecoverableError: (error) => console.warn(error),
						onUncaughtError(error) {
							// React empties a root that is unmounted, and cannot unmount it while it renders.
							queueMicrotask(() => {
								root.unmount();
								island.replaceChildren(...served);
								island.setAttribute("ssr", "");
							});
							reportError(error);
							reject(error);
						},
					},
				);
			});
		});
	};

/** Carries typed text and the focus over to what React renders in place of the served controls. */
function carryUse(island: HTMLElement): Pick<IslandProps, "onRender" | "onRendered"> {
	const controls = () => [
		...island.querySelectorAll<HTMLInputElement>("input, textarea, button, a"),
	];
	const served = controls();
	let focused: Element | null;
	return {
		onRender() {
			focused = document.activeElement;
		},
		onRendered() {
			const present = controls();
			for (const [place, old] of served.entries()) {
				const control = present[place];
				if (!control || old.isConnected) continue;
				if (old.value !== old.defaultValue) control.value = old.value;
				if (old !== focused) continue;
				control.focus({ preventScroll: true });
				if (old.selectionStart) control.setSelectionRange(old.selectionStart, old.selectionEnd);
			}
		},
	};
}

/**
 * Translators and extensions wrap, move and remove nodes that React has rendered. React looks for a node in the parent
 * that it gave to it, and the platform's NotFoundError would end the whole island. So both methods take the node
 * from its present place. https://github.com/facebook/react/issues/11538
 */
const { insertBefore, removeChild } = Node.prototype;

Node.prototype.removeChild = <Kind extends Node>(child: Kind): Kind =>
	child.parentNode ? (removeChild.call(child.parentNode, child) as Kind) : child;

Node.prototype.insertBefore = function <Kind extends Node>(node: Kind, before: Node | null): Kind {
	let next = before;
	while (next && next.parentNode !== this) next = next.parentNode;
	return insertBefore.call(this, node, next) as Kind;
};
