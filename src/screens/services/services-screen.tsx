import type { Pages } from "../../../content/types.ts";
import { ClosingCall, type ClosingCallProps } from "../../sections/closing-call.tsx";
import { ReadyBy, type ReadyByProps } from "../../sections/ready-by.tsx";
import { type BookableService, ServiceGrid } from "../../sections/service-card.tsx";
import type { LinkedPage } from "../../sections/sister-pages.tsx";
import { Mast } from "../../ui/mast.tsx";
import { type PricedPage, WhatWeClean } from "./what-we-clean.tsx";

interface ServicesScreenProps {
	page: Pages["services"];
	services: BookableService[];
	/** The index of the keyword pages, and the pages about the city. */
	index: PricedPage[];
	nearby: LinkedPage[];
	readyBy: ReadyByProps;
	closing: ClosingCallProps;
}

export function ServicesScreen(props: ServicesScreenProps) {
	const { page, services, index, nearby, readyBy, closing } = props;
	return (
		<>
			<Mast heading={page.heading} lede={page.lede}>
				<ReadyBy {...readyBy} whole />
			</Mast>
			<section className="page-body" aria-label={page.heading}>
				<div className="wrap">
					<ServiceGrid services={services} columns="of-three" heading="h2" first />
				</div>
				<WhatWeClean pages={index} nearby={nearby} />
			</section>
			<ClosingCall {...closing} />
		</>
	);
}
