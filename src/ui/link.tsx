import type { ComponentProps } from "react";
import { ui } from "#language/words.json";

interface LinkProps extends ComponentProps<"a"> {
	href: string;
	/** By default only other sites do. */
	opensTab?: boolean;
}

/** Links to other sites open in a new tab and say so. */
export function Link({ children, opensTab, rel = "noopener", ...link }: LinkProps) {
	const isNewTab = opensTab ?? link.href.startsWith("https://");
	return (
		<a {...link} {...(isNewTab && { target: "_blank", rel })}>
			{children}
			{isNewTab && <NewTabHint />}
		</a>
	);
}

/** Announces that a link opens a new tab. */
export function NewTabHint() {
	return <span className="visually-hidden">{` ${ui.newTab}`}</span>;
}
