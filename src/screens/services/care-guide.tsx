import type { CareLabels } from "../../../content/types.ts";
import "../../sections/questions.css";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import "./care-guide.css";
import { CareSymbol } from "./care-symbol.tsx";

/** Linked from other pages as `/services#care-labels`. */
const CARE_LABELS_ID = "care-labels";

export interface CareService {
	name: string;
	href: string;
}

interface CareGuideProps {
	texts: CareLabels;
	services: Readonly<Record<string, CareService>>;
	askHref: string;
}

/** The symbols on a garment's label, a list of each family to unfold. */
export function CareGuide({ texts, services, askHref }: CareGuideProps) {
	return (
		<section id={CARE_LABELS_ID} className="questions care-guide">
			<h2>{texts.heading}</h2>
			<p className="mt-3 mb-4 text-ink-soft">{texts.lede}</p>
			{texts.families.map(({ id, name, symbols }) => (
				<details key={id}>
					<summary>
						{symbols[0] && <CareSymbol drawing={symbols[0].drawing} isBare />}
						<span className="mr-auto">{name}</span>
						<Icon name="plus" />
					</summary>
					<dl className="pb-5">
						{symbols.map((symbol) => (
							<div key={symbol.drawing}>
								<dt className="font-[600] text-forest">
									<CareSymbol drawing={symbol.drawing} />
									{symbol.name}
								</dt>
								<dd className="text-ink-soft">{symbol.meaning}</dd>
								<AskedFor service={services[symbol.asksFor ?? ""]} />
							</div>
						))}
					</dl>
				</details>
			))}
			<p className="mt-4">
				{texts.note}{" "}
				<Link className="link" href={askHref}>
					{texts.ask}
				</Link>
			</p>
		</section>
	);
}

function AskedFor({ service }: { service: CareService | undefined }) {
	if (!service) return null;
	return (
		<dd>
			<a className="link inline-flex min-h-11 items-center" href={service.href}>
				{service.name}
			</a>
		</dd>
	);
}
