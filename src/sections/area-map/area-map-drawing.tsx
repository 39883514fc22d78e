import { type AreaMapLayout, mapWidth } from "./layout-area-map.ts";
import type { Point } from "./map-projection.ts";

interface AreaMapDrawingProps {
	layout: AreaMapLayout;
	hills: boolean;
	shopName: string;
}

/** What lies under the areas' names: ground, hills, rivers, roads, ornament, and the shop. */
export function AreaMapDrawing({ layout, hills, shopName }: AreaMapDrawingProps) {
	const { height, rivers, roads, trees, houses, shop } = layout;
	const roadPath = roads.join("");
	return (
		<>
			{/* Its own size has the drawing's shape, which browsers take for `height: auto`, and is small for those that read no layers. */}
			<svg
				className="drawing"
				viewBox={`0 0 ${mapWidth} ${height}`}
				width={(mapWidth / height) * 100}
				height={100}
				fill="none"
				aria-hidden="true"
			>
				<rect className="ground" width={mapWidth} height={height} />
				{hills && (
					<>
						<path className="sky" d={`M0 0H${mapWidth}V74H0z`} />
						<path
							className="ridge-far"
							d="m0 45 21-13 13 9 25-23 21 19 19-10 24 15 21-21 24 20 18-13 22 19 25-24 21 20 18-9V74H0z"
						/>
						<use href="#hills-far" className="ridge-middle" transform="translate(-8 10)scale(.4)" />
						<use
							href="#hills-middle"
							className="ridge-near"
							transform="translate(-190 -2)scale(.4)"
						/>
						<use href="#hills-near" className="ground" transform="translate(-20 -8)scale(.4)" />
						<path className="ground" d={`M0 85H${mapWidth}V${height}H0z`} />
					</>
				)}
				{rivers.length > 0 && (
					<>
						<path className="river" d={rivers.join("")} />
						<path className="river-light" d={rivers.join("")} />
					</>
				)}
				<path className="road" d={roadPath} />
				<path className="stitch" d={roadPath} />
				{trees.map((tree) => standing("tree", tree))}
				{houses.map((house) => standing("house", house))}
			</svg>
			<div className={`shop is-${shop.side}`} aria-hidden="true">
				<svg viewBox="0 0 32 40" width="32" height="40" fill="none" aria-hidden="true">
					<path className="pin" d="M16 38C9 28 3 22 3 14.5a13 13 0 0 1 26 0C29 22 23 28 16 38z" />
					<path
						className="hanger"
						d="M16 13.5v-1c1.3-.4 2-1.2 2-2.3a2 2 0 0 0-4 0M16 13.5 8.5 19c-.7.6-.3 1.7.6 1.7h13.8c.9 0 1.3-1.1.6-1.7z"
					/>
				</svg>
				<b>{shopName}</b>
			</div>
		</>
	);
}

function standing(kind: "tree" | "house", { x, y }: Point) {
	return <use key={`${x} ${y}`} href={`#${kind}`} className={kind} x={x} y={y} />;
}
