import type { Pages } from "../../../content/types.ts";
import { ClosingCall, type ClosingCallProps } from "../../sections/closing-call.tsx";
import { type BookableService, ServiceGrid } from "../../sections/service-card.tsx";
import { Mast } from "../../ui/mast.tsx";

interface ServicesScreenProps {
	page: Pages["services"];
	services: BookableService[];
	closing: ClosingCallProps;
}

export function ServicesScreen({ page, services, closing }: ServicesScreenProps) {
	return (
		<>
			<Mast heading={page.heading} lede={page.lede} />
			<section className="page-body" aria-label={page.heading}>
				<div className="wrap">
					<ServiceGrid services={services} columns="of-three" heading="h2" first />
				</div>
			</section>
			<ClosingCall {...closing} />
		</>
	);
}
