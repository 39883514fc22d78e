import type { Feature } from "../../../content/types.ts";
import "../../sections/band.css";
import { Icon } from "../../ui/icon.tsx";
import { Picture, type PictureData } from "../../ui/picture.tsx";
import { Ridge } from "../../ui/ridge.tsx";
import "./why-choose-us.css";
import { NoBreak } from "../../ui/no-break.tsx";

interface WhyChooseUsProps {
	features: Feature[];
	picture: PictureData;
	imageAlt: string;
}

/** The shop's four promises beside a look inside, on a mint band between two hill lines. */
export function WhyChooseUs({ features, picture, imageAlt }: WhyChooseUsProps) {
	return (
		<section className="band why-choose-us">
			<Ridge into="mint" />
			<div className="wrap">
				<Picture picture={picture} alt={imageAlt} />
				<div>
					<h2>Why Choose Us</h2>
					<ul>
						{features.map((feature) => (
							<li key={feature.id}>
								<Icon name={feature.icon} className="is-large" />
								<h3>{feature.title}</h3>
								<p>
									<NoBreak text={feature.description} />
								</p>
							</li>
						))}
					</ul>
				</div>
			</div>
			<Ridge into="ivory" />
		</section>
	);
}
