import { sections } from "#language/words.json";
import type { Feature } from "../../../shop/types.ts";
import { Icon } from "../../ui/icon.tsx";
import { Paragraph } from "../../ui/paragraph.tsx";
import { Picture, type PictureData } from "../../ui/picture.tsx";
import { Band } from "../../ui/ridge.tsx";

interface WhyChooseUsProps {
	features: Feature[];
	picture: PictureData;
	imageAlt: string;
}

export function WhyChooseUs({ features, picture, imageAlt }: WhyChooseUsProps) {
	return (
		<Band layout="grid grid-cols-1 gap-[clamp(2rem,5vw,5rem)] lg:grid-cols-[1.05fr_1fr] lg:items-center">
			<div className="cover aspect-video overflow-hidden rounded-card">
				<Picture picture={picture} alt={imageAlt} />
			</div>
			<div>
				<h2 className="mb-7">{sections.whyChooseUs}</h2>
				<ul>
					{features.map((feature) => (
						<li
							key={feature.id}
							className="stitch-mint-t grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-4 gap-y-[0.15rem] py-[1.35rem] first:bg-none first:pt-0"
						>
							<Icon
								name={feature.icon}
								className="row-span-2 mt-[0.1rem] size-8 stroke-[1.35] text-green"
							/>
							<h3>{feature.title}</h3>
							<Paragraph className="text-ink-sky" text={feature.description} />
						</li>
					))}
				</ul>
			</div>
		</Band>
	);
}
