import type { ReactNode } from "react";
import { type } from "#language/typography";
import type { Theme } from "../../shop/types.ts";
import { socialSize } from "./page-head.ts";

interface SocialCardProps {
	/** Words, or a drawing of words that the site's fonts lack. */
	shopName: Words;
	heading: Words;
	fact: Words;
	/** A data address. */
	mark: string;
	/** satori reads no style sheets. */
	theme: Theme;
}

/** In pixels; `src` is a data address. */
export type Words = string | { src: string; width: number; height: number };

function Written({ words }: { words: Words }): ReactNode {
	return typeof words === "string" ? words : <img {...words} alt="" />;
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
				{Written({ words: shopName })}
			</div>
			<div
				style={{
					display: "flex",
					flexGrow: 1,
					alignItems: "center",
					fontFamily: "Script, Fraunces, Rupee",
					fontSize: typeof heading !== "string" || heading.length > 34 ? 60 : 72,
					lineHeight: type ? type.leading(1.06) : 1.06,
					letterSpacing: type ? 0 : "-0.015em",
					textWrap: "balance",
				}}
			>
				{Written({ words: heading })}
			</div>
			<svg width={320} height={3} viewBox="0 0 320 3" aria-hidden="true">
				<path d="M0 1.5H320" stroke={theme.brass} strokeWidth={3} strokeDasharray="11 8" />
			</svg>
			<div style={{ display: "flex", marginTop: 22, fontSize: 28, color: theme["ink-soft"] }}>
				{Written({ words: fact })}
			</div>
		</div>
	);
}
