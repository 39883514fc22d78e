import type { Feature } from "../../shop/types.ts";
import { Icon } from "../ui/icon.tsx";
import { Paragraph } from "../ui/paragraph.tsx";

interface FeatureGridProps {
	heading: string;
	features: (Omit<Feature, "icon"> & { icon?: Feature["icon"] })[];
}

/** On phones the sign stands before the name, and the sentence below both. */
const signed =
	"max-sm:grid max-sm:grid-cols-[28px_minmax(0,1fr)] max-sm:content-start max-sm:items-center max-sm:gap-x-[0.6rem] max-sm:gap-y-1";

/** On phones features with a sign stand two in a row, one where letters are large. */
export function FeatureGrid({ heading, features }: FeatureGridProps) {
	const columns = features.some(({ icon }) => icon)
		? "grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,40%)),1fr))]"
		: "grid-cols-1";
	return (
		<section className="rise pb-(--section)">
			<div className="wrap">
				<h2 className="mb-[clamp(1.75rem,3.5vw,3rem)]">{heading}</h2>
				<ul className={`grid gap-x-4 gap-y-5 sm:grid-cols-2 sm:gap-8 lg:grid-cols-4 ${columns}`}>
					{features.map(({ id, icon, title, description }) => (
						<li key={id} className={icon && signed}>
							{icon && (
								<Icon
									name={icon}
									className="size-7 stroke-[1.35] text-green sm:mb-[0.9rem] sm:size-8"
								/>
							)}
							<h3 className={icon && "max-sm:text-[1rem]"}>{title}</h3>
							<Paragraph
								className={`text-ink-soft ${icon ? "max-sm:col-span-2 max-sm:text-[0.875rem]/[1.4] sm:mt-[0.35rem]" : "mt-[0.35rem]"}`}
								text={description}
							/>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
