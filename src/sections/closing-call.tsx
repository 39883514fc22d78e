import { bookViaWhatsApp } from "#language/words/sections";
import type { Pages } from "../../content/types.ts";
import { WhatsAppButton } from "../ui/button-link.tsx";
import { headline } from "../ui/headline.ts";
import { Picture, type PictureData } from "../ui/picture.tsx";
import "./closing-call.css";
import { Paragraph } from "../ui/paragraph.tsx";

export interface ClosingCallProps {
	call: Pages["closingCall"];
	picture: PictureData;
	bookHref: string;
	/** Leaves the text out, where the page has already said how it works. */
	brief?: boolean;
}

export function ClosingCall({ call, picture, bookHref, brief }: ClosingCallProps) {
	return (
		<section
			className={`closing-call relative isolate overflow-hidden${picture.isCutout ? "" : " is-on-ground"}`}
		>
			<div className="wrap">
				<div className="words">
					<h2>{headline(call.title)}</h2>
					{!brief && <Paragraph text={call.text} />}
					<WhatsAppButton books href={bookHref}>
						{bookViaWhatsApp}
					</WhatsAppButton>
				</div>
			</div>
			<Picture picture={picture} alt={call.imageAlt} />
		</section>
	);
}
