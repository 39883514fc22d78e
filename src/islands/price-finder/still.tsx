import type { HTMLAttributes, Ref } from "react";

interface StillProps extends HTMLAttributes<HTMLDivElement> {
	ref: Ref<HTMLDivElement>;
}

/**
 * Markup that stands as the build made it, and that hydration leaves alone. In the browser it has no
 * children: what the build rendered stands in the page.
 */
export function Still({ ref, children, ...attributes }: StillProps) {
	if (import.meta.env.SSR) return <div {...attributes}>{children}</div>;
	return (
		<div
			ref={ref}
			{...attributes}
			suppressHydrationWarning
			// With markup of its own, React asks nothing of what is inside; empty, it is never written.
			// biome-ignore lint/security/noDangerouslySetInnerHtml: there is nothing in it.
			dangerouslySetInnerHTML={{ __html: "" }}
		/>
	);
}
