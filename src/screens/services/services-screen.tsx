import type { CareLabels, Pages } from "../../../content/types.ts";
import { ClosingCall, type ClosingCallProps } from "../../sections/closing-call.tsx";
import { ReadyBy, type ReadyByProps } from "../../sections/ready-by.tsx";
import type { LinkedPage } from "../../sections/related-pages.tsx";
import { type BookableService, ServiceGrid } from "../../sections/service-card.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { CARE_LABELS_ID, CareGuide, type ServiceLink } from "./care-guide.tsx";
import "./services-screen.css";
import { type PricedPage, WhatWeClean } from "./what-we-clean.tsx";

interface ServicesScreenProps {
	page: Pages["services"];
	services: BookableService[];
	/** The index of the keyword pages, and the pages about the city. */
	index: PricedPage[];
	nearby: LinkedPage[];
	readyBy: ReadyByProps;
	careLabels: CareLabels;
	/** Where each `asksFor` of the care labels leads. */
	careServices: ReadonlyMap<string, ServiceLink>;
	/** Opens WhatsApp, for a label that raises a question. */
	askHref: string;
	closing: ClosingCallProps;
}

export function ServicesScreen(props: ServicesScreenProps) {
	const { page, services, index, nearby, readyBy } = props;
	const { careLabels, careServices, askHref, closing } = props;
	return (
		<>
			<PageHeader heading={page.heading} lede={page.lede}>
				<div>
					<ReadyBy {...readyBy} whole />
					<a className="link to-care-labels" href={`#${CARE_LABELS_ID}`}>
						{careLabels.heading}
					</a>
				</div>
			</PageHeader>
			<section className="page-body" aria-label={page.heading}>
				<div className="wrap">
					<ServiceGrid services={services} columns="of-three" heading="h2" first />
				</div>
				<WhatWeClean pages={index} nearby={nearby} />
			</section>
			<CareGuide texts={careLabels} services={careServices} askHref={askHref} />
			<ClosingCall {...closing} />
		</>
	);
}
