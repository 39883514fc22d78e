import { routes } from "../site-map.ts";
import "./brand.css";

export function BrandMark() {
	return (
		<svg viewBox="0 0 64 64" width="36" height="36" aria-hidden="true">
			<use href="#mark" />
		</svg>
	);
}

export function Brand({ name }: { name: string }) {
	return (
		<a className="brand" href={routes.home}>
			<BrandMark />
			<span>{name}</span>
		</a>
	);
}
