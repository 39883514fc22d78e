import type { ReactNode } from "react";
import type { Feature } from "../../content/types.ts";
import { Icon } from "../ui/icon.tsx";
import "./feature-grid.css";
import { Paragraph } from "../ui/paragraph.tsx";

interface FeatureGridProps {
	heading: ReactNode;
	features: (Omit<Feature, "icon"> & { icon?: Feature["icon"] })[];
}

export function FeatureGrid({ heading, features }: FeatureGridProps) {
	return (
		<section className="feature-grid rise">
			<div className="wrap">
				<div className="split-head">
					<h2>{heading}</h2>
				</div>
				<ul className="card-grid of-four gap-x-4 gap-y-5 sm:gap-8">
					{features.map((feature) => (
						<li key={feature.id} className={feature.icon && "is-sign"}>
							{feature.icon && <Icon name={feature.icon} className="is-large" />}
							<h3>{feature.title}</h3>
							<Paragraph className="text-ink-soft" text={feature.description} />
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
