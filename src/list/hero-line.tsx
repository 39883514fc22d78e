import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { ListLine } from "./estimate.ts";
import { hangPieces, type Place } from "./hang-pieces.ts";
import { PiecesOnLine } from "./pieces-on-line.tsx";

/** Widths of a piece, the smaller one where the larger leaves few places: of the picture's, least and most pixels. */
const sizes = [
	{ share: 0.042, least: 40, most: 64 },
	{ share: 0.034, least: 30, most: 64 },
];
const FEW_PLACES = 6;
/** Of a piece's width. */
const HEIGHT = 4 / 3;
/** Pixels between the pieces and the words. */
const CLEAR = 8;

interface HeroLineProps {
	lines: readonly ListLine[];
	standing: ReadonlySet<string>;
}

/** The list's pieces on the ropes of Home's picture, where the content says that it has some. */
export function HeroLine({ lines, standing }: HeroLineProps) {
	const [art] = useState(() => document.querySelector<HTMLElement>("[data-upright-rope]"));
	const { places, size } = useRopePlaces(art);
	if (!art || places.length === 0) return null;
	const hung = hangPieces(lines, places.length);
	const count = hung.pieces.length + (hung.more > 0 ? 1 : 0);
	// Few stay together, in the middle.
	const first = Math.floor((places.length - count) / 2);
	const used = places.slice(first, first + count);
	return createPortal(
		<div className="hero-line" aria-hidden="true" style={{ "--piece": `${size}px` } as object}>
			<PiecesOnLine {...hung} places={used} standing={standing} />
		</div>,
		art,
	);
}

function useRopePlaces(art: HTMLElement | null) {
	const [found, setFound] = useState<{ places: Place[]; size: number }>({ places: [], size: 0 });
	useLayoutEffect(() => {
		const image = art?.querySelector("img");
		if (!art || !image) return;
		const update = () => setFound(ropePlacesIn(art, image));
		const observer = new ResizeObserver(update);
		observer.observe(art);
		image.addEventListener("load", update);
		update();
		return () => {
			observer.disconnect();
			image.removeEventListener("load", update);
		};
	}, [art]);
	return found;
}

function ropePlacesIn(art: HTMLElement, image: HTMLImageElement) {
	const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image;
	if (naturalWidth === 0) return { places: [], size: 0 };
	const isUpright = naturalHeight > naturalWidth;
	const { uprightRope = "", wideRope = "" } = art.dataset;
	// As `object-fit: cover` does it.
	const scale = Math.max(clientWidth / naturalWidth, clientHeight / naturalHeight);
	const [width, height] = [naturalWidth * scale, naturalHeight * scale];
	const [atX = 50, atY = 50] = getComputedStyle(image)
		.objectPosition.split(" ")
		.map(Number.parseFloat);
	const shift = {
		x: ((clientWidth - width) * atX) / 100,
		y: ((clientHeight - height) * atY) / 100,
	};
	const spans = spansOf(isUpright ? uprightRope : wideRope).map((span) =>
		span.map((percent, place) =>
			place % 2 ? shift.y + (percent / 100) * height : shift.x + (percent / 100) * width,
		),
	);
	const tried = sizes.map(({ share, least, most }) => {
		const size = Math.round(Math.min(Math.max(share * width, least), most));
		return {
			size,
			places: spans.flatMap((span) => placesOn(span, size)).filter(isFree(art, size)),
		};
	});
	const found = tried.find(({ places }) => places.length >= FEW_PLACES) ?? tried.at(-1);
	return found ?? { places: [], size: 0 };
}

function placesOn([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: number[], size: number): Place[] {
	const room = Math.floor((x2 - x1) / size);
	return Array.from({ length: room }, (_, place) => {
		const share = (place + 0.5) / room;
		// The rope is a little below the upper edge of a drawing.
		return { x: x1 + (x2 - x1) * share, y: y1 + (y2 - y1) * share - size * HEIGHT * 0.09 };
	});
}

/** "3% 9% 46% 17%, …": from where to where clothes can hang. */
function spansOf(rope: string): number[][] {
	return rope.split(",").map((span) => span.trim().split(" ").map(Number.parseFloat));
}

/** Whether a piece is in the picture, below the header and clear of the hero's words. */
function isFree(art: HTMLElement, size: number) {
	const box = art.getBoundingClientRect();
	const header = Number.parseFloat(getComputedStyle(art).getPropertyValue("--header"));
	const words = [...(art.parentElement?.querySelectorAll(".wrap > *") ?? [])].map((part) =>
		part.getBoundingClientRect(),
	);
	return ({ x, y }: Place) => {
		const [left, right] = [box.left + x - size / 2, box.left + x + size / 2];
		const [top, bottom] = [box.top + y, box.top + y + size * HEIGHT];
		const isInside = left >= box.left && right <= box.right && top + scrollY >= header;
		return (
			isInside &&
			words.every(
				(part) =>
					left - CLEAR > part.right ||
					right + CLEAR < part.left ||
					top - CLEAR > part.bottom ||
					bottom + CLEAR < part.top,
			)
		);
	};
}
