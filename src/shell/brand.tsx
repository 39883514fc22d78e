import { routes } from "../site-map.ts";
import "./brand.css";

/** The coat-hanger whose shoulders are a ridge. */
export function BrandMark() {
	return (
		<svg viewBox="0 0 64 64" width="36" height="36" aria-hidden="true">
			<use href="#mark" />
		</svg>
	);
}

interface BrandProps {
	name: string;
}

/** Mark and name, leading home. */
export function Brand({ name }: BrandProps) {
	return (
		<a className="brand" href={routes.home}>
			<BrandMark />
			{name}
		</a>
	);
}
