import type { CareLabels } from "../../../content/types.ts";
import "../../sections/questions.css";
import { Icon } from "../../ui/icon.tsx";
import { NewTabHint } from "../../ui/new-tab-hint.tsx";
import "./care-guide.css";
import { CareSymbol } from "./care-symbol.tsx";

/** Other pages lead here: `/services#care-labels`. */
export const CARE_LABELS_ID = "care-labels";

/** A service that a symbol asks for, and where more is said of it. */
export interface ServiceLink {
	name: string;
	href: string;
}

interface CareGuideProps {
	texts: CareLabels;
	services: ReadonlyMap<string, ServiceLink>;
	askHref: string;
}

/** What the symbols on a garment's label mean, family by family; the first stands open. */
export function CareGuide({ texts, services, askHref }: CareGuideProps) {
	return (
		<section id={CARE_LABELS_ID} className="questions care-guide">
			<div className="wrap">
				<div>
					<h2>{texts.heading}</h2>
					<p className="lede">{texts.lede}</p>
					<p>
						{texts.note}{" "}
						<a className="link" href={askHref} target="_blank" rel="noopener">
							{texts.ask}
							<NewTabHint />
						</a>
					</p>
				</div>
				<div>
					{texts.families.map(({ id, name, symbols }, index) => (
						<details key={id} open={index === 0}>
							<summary>
								{name}
								<Icon name="plus" />
							</summary>
							<dl>
								{symbols.map((symbol) => (
									<div key={symbol.drawing}>
										<dt>
											<CareSymbol drawing={symbol.drawing} />
											{symbol.name}
										</dt>
										<dd>{symbol.meaning}</dd>
										<AskedFor service={services.get(symbol.asksFor ?? "")} />
									</div>
								))}
							</dl>
						</details>
					))}
				</div>
			</div>
		</section>
	);
}

function AskedFor({ service }: { service: ServiceLink | undefined }) {
	if (!service) return null;
	return (
		<dd>
			<a className="link" href={service.href}>
				{service.name}
			</a>
		</dd>
	);
}
