import { ButtonLink } from "../../ui/button-link.tsx";
import { Emoji } from "../../ui/emoji.tsx";

export interface ReviewLinksProps {
	/** The shop's listing on the maps service. */
	listing: string;
	/** The maps service's page for writing a review of the shop. */
	write: string;
}

export function ReviewLinks({ listing, write }: ReviewLinksProps) {
	return (
		<div className="button-pair">
			<ButtonLink href={listing}>
				<Emoji character="⭐" icon="star" /> View More Reviews on Google
			</ButtonLink>
			<ButtonLink look="outlined" href={write}>
				<Emoji character="✍️" icon="pen-line" /> Leave us a Google Review
			</ButtonLink>
		</div>
	);
}
