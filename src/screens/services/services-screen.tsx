import type { CareLabels, Pages } from "../../../content/types.ts";
import { ClosingCall, type ClosingCallProps } from "../../sections/closing-call.tsx";
import { ReadyBy, type ReadyByProps, ReadyNote } from "../../sections/ready-by.tsx";
import type { LinkedPage } from "../../sections/related-pages.tsx";
import { type BookableService, ServiceGrid } from "../../sections/service-card.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import "./services-screen.css";
import { CARE_LABELS_ID, CareGuide, type CareService } from "./care-guide.tsx";
import { type PricedPage, WhatWeClean } from "./what-we-clean.tsx";

interface ServicesScreenProps {
	page: Pages["services"];
	services: BookableService[];
	/** Keyword pages with prices, and pages about parts of the city. */
	index: PricedPage[];
	nearby: LinkedPage[];
	areas: readonly string[];
	readyBy: ReadyByProps;
	careLabels: CareLabels;
	/** Services by the `asksFor` of the care labels. */
	careServices: Readonly<Record<string, CareService>>;
	askHref: string;
	closing: ClosingCallProps;
}

export function ServicesScreen(props: ServicesScreenProps) {
	const { page, services, index, nearby, areas, readyBy } = props;
	const { careLabels, careServices, askHref, closing } = props;
	return (
		<>
			<PageHeader heading={page.heading} lede={page.lede} below>
				<div className="flex flex-wrap items-center gap-x-7">
					<ReadyBy {...readyBy} />
					{/* The usual green has too little contrast on the sky. */}
					<a
						className="link inline-flex min-h-11 items-center text-green-deep"
						href={`#${CARE_LABELS_ID}`}
					>
						{careLabels.heading}
					</a>
				</div>
			</PageHeader>
			<section className="page-body" aria-label={page.heading}>
				<div className="wrap">
					<ServiceGrid services={services} columns={3} heading="h2" first />
				</div>
				<div className="wrap">
					<ReadyNote {...readyBy} />
				</div>
				<WhatWeClean pages={index} nearby={nearby} areas={areas} />
			</section>
			<CareGuide texts={careLabels} services={careServices} askHref={askHref} />
			<ClosingCall {...closing} />
		</>
	);
}
