import { routes } from "../site-map.ts";
import { BrandMark } from "../ui/icon.tsx";

/** The shop's mark and name, which lead home. */
export function Brand({ name }: { name: string }) {
	return (
		<a className="brand" href={routes.home}>
			<BrandMark />
			<span>{name}</span>
		</a>
	);
}
