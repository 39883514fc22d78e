import type { ReactNode } from "react";
import { type } from "#language/type";
import type { Theme } from "../../shop/types.ts";
import { socialSize } from "./page-head.ts";

interface SocialCardProps {
	shopName: string;
	heading: string;
	fact: string;
	/** A data address. */
	mark: string;
	/** satori reads no style sheets. */
	theme: Theme;
}

/** The share of the width that the text takes. */
export const wordsWidth = 640;

/** The left part of a page's preview picture, drawn by satori (flexbox and inline styles only). */
export function SocialCard({ shopName, heading, fact, mark, theme }: SocialCardProps): ReactNode {
	return (
		<div
			style={{
				display: "flex",
				flexDirection: "column",
				boxSizing: "border-box",
				width: wordsWidth,
				height: socialSize.height,
				padding: "56px 48px 52px 64px",
				background: theme.ivory,
				fontFamily: "Script, Figtree, Rupee",
				color: theme.forest,
			}}
		>
			<div
				style={{
					display: "flex",
					alignItems: "center",
					fontFamily: "Script, Fraunces",
					fontSize: 38,
				}}
			>
				<img src={mark} width={64} height={64} alt="" style={{ marginRight: 18 }} />
				{shopName}
			</div>
			<div
				style={{
					display: "flex",
					flexGrow: 1,
					alignItems: "center",
					fontFamily: "Script, Fraunces, Rupee",
					fontSize: heading.length > 34 ? 60 : 72,
					lineHeight: type ? type.leading(1.06) : 1.06,
					letterSpacing: type ? 0 : "-0.015em",
					textWrap: "balance",
				}}
			>
				{heading}
			</div>
			<svg width={320} height={3} viewBox="0 0 320 3" aria-hidden="true">
				<path d="M0 1.5H320" stroke={theme.brass} strokeWidth={3} strokeDasharray="11 8" />
			</svg>
			<div style={{ marginTop: 22, fontSize: 28, color: theme["ink-soft"] }}>{fact}</div>
		</div>
	);
}
