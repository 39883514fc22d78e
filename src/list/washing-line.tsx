import { useLayoutEffect, useRef, useState } from "react";
import type { ListLine } from "./estimate.ts";
import { hangPieces, ropePlaces } from "./hang-pieces.ts";
import { PiecesOnLine } from "./pieces-on-line.tsx";

/** In pixels: from piece to piece at least and at most, and how far the rope hangs through. */
const looks = {
	strip: { least: 41, most: 58, sag: 16 },
	bar: { least: 20, most: 27, sag: 7 },
};

interface WashingLineProps {
	look: keyof typeof looks;
	lines: readonly ListLine[];
	/** Pieces that hung before: as the line is first shown, if not said. */
	standing?: ReadonlySet<string>;
}

/** The list's pieces on a rope, as many as have room. */
export function WashingLine({ look, lines, standing }: WashingLineProps) {
	const { least, most, sag } = looks[look];
	const ref = useRef<HTMLDivElement>(null);
	const [width, setWidth] = useState(0);
	const [first] = useState(() => keysOf(lines));
	useLayoutEffect(() => {
		const line = ref.current as HTMLDivElement;
		const observer = new ResizeObserver(() => setWidth(line.clientWidth));
		observer.observe(line);
		setWidth(line.clientWidth);
		return () => observer.disconnect();
	}, []);
	// Words beside the bar count the pieces.
	const hung = hangPieces(lines, Math.floor(width / least), look === "strip");
	const count = hung.pieces.length + (hung.more > 0 ? 1 : 0);
	return (
		<div className="washing-line" data-look={look} aria-hidden="true">
			{look === "strip" && <Hills />}
			<svg
				className="rope"
				aria-hidden="true"
				viewBox={`0 0 100 ${sag}`}
				preserveAspectRatio="none"
			>
				<path vectorEffect="non-scaling-stroke" d={`M0 0Q50 ${2 * sag} 100 0`} />
			</svg>
			<div ref={ref}>
				<PiecesOnLine
					{...hung}
					places={ropePlaces(count, width, most, sag)}
					standing={standing ?? first}
				/>
			</div>
			{lines.length === 0 && (
				<p className="pegs">
					<span />
					<span />
					<span />
				</p>
			)}
		</div>
	);
}

/** All that could hang for a list, as it is now. */
export function keysOf(lines: readonly ListLine[]): Set<string> {
	return new Set(hangPieces(lines, Number.POSITIVE_INFINITY).pieces.map(({ key }) => key));
}

function Hills() {
	return (
		<svg className="hills" aria-hidden="true" viewBox="0 0 400 34" preserveAspectRatio="none">
			<path d="M0 34V22C50 6 92 4 140 16s80 4 130-10 90 2 130 12v16z" />
			<path d="M0 34v-8c60-12 110-6 170 0s130-14 230-4v12z" />
		</svg>
	);
}
