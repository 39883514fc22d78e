import type { ReactNode, Ref } from "react";

interface StillProps {
	ref: Ref<HTMLDivElement>;
	/** In the browser there is none: what the build rendered stands in the page. */
	children?: ReactNode;
}

/** Markup that stands as the build made it, and that hydration leaves alone. */
export function Still({ ref, children }: StillProps) {
	if (import.meta.env.SSR) return <div>{children}</div>;
	// With markup of its own, React asks nothing of what is inside; empty, it is never written.
	// biome-ignore lint/security/noDangerouslySetInnerHtml: there is nothing in it.
	return <div ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
