import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface DisclosureProps {
	/**
	 * `question` is a row of a list, `line` a link that unfolds more. `inline` is one that stands beside something tall
	 * in wide windows: open there, in browsers that can.
	 */
	look: keyof typeof looks;
	summary: ReactNode;
	open?: boolean;
	children: ReactNode;
}

const looks = {
	question: {
		details: "stitch-t",
		summary: "flex min-h-14 gap-4 py-[0.6rem] leading-[1.3] text-balance text-forest",
		icon: "text-green",
	},
	line: { details: "", summary: "flex min-h-11 text-green", icon: "size-5" },
	inline: {
		details: "lg:[&::details-content]:[content-visibility:visible]",
		summary:
			"mt-2 inline-flex min-h-11 gap-[0.4rem] text-green lg:supports-[selector(::details-content)]:hidden",
		icon: "size-5",
	},
} as const;

/** The platform's own disclosure, with a + that turns as it opens. */
export function Disclosure({ look, summary, open, children }: DisclosureProps) {
	const { details, summary: summaryLook, icon } = looks[look];
	return (
		<details className={`group ${details}`} open={open}>
			<summary className={`items-center justify-between font-[600] ${summaryLook}`}>
				{summary}
				<Icon
					name="plus"
					className={`transition-[rotate] duration-250 group-open:rotate-45 ${icon}`}
				/>
			</summary>
			{children}
		</details>
	);
}
