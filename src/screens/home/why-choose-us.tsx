import { whyChooseUs } from "#language/words/sections";
import type { Feature } from "../../../content/types.ts";
import "../../sections/band.css";
import { Icon } from "../../ui/icon.tsx";
import { Picture, type PictureData } from "../../ui/picture.tsx";
import { Ridge } from "../../ui/ridge.tsx";
import "./why-choose-us.css";
import { Paragraph } from "../../ui/paragraph.tsx";

interface WhyChooseUsProps {
	features: Feature[];
	picture: PictureData;
	imageAlt: string;
}

export function WhyChooseUs({ features, picture, imageAlt }: WhyChooseUsProps) {
	return (
		<section className="band why-choose-us">
			<Ridge into="mint" />
			<div className="wrap grid grid-cols-1 gap-[clamp(2rem,5vw,5rem)] lg:grid-cols-[1.05fr_1fr] lg:items-center">
				<Picture picture={picture} alt={imageAlt} />
				<div>
					<h2 className="mb-7">{whyChooseUs}</h2>
					<ul>
						{features.map((feature) => (
							<li key={feature.id}>
								<Icon name={feature.icon} className="is-large row-span-2 mt-[0.1rem]" />
								<h3>{feature.title}</h3>
								<Paragraph className="text-ink-sky" text={feature.description} />
							</li>
						))}
					</ul>
				</div>
			</div>
			<Ridge into="ivory" />
		</section>
	);
}
