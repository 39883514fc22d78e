import { bookViaWhatsApp } from "#language/words/sections";
import type { Pages } from "../../content/types.ts";
import { WhatsAppButton } from "../ui/button-link.tsx";
import { headline } from "../ui/headline.ts";
import { Paragraph } from "../ui/paragraph.tsx";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { Ridge } from "../ui/ridge.tsx";

export interface ClosingCallProps {
	call: Pages["closingCall"];
	/** Of the page's own subject. */
	picture?: PictureData | undefined;
	bookHref: string;
	/** Leaves the text out, where the page has already said how it works. */
	brief?: boolean;
}

export function ClosingCall({ call, picture, bookHref, brief }: ClosingCallProps) {
	return (
		<section className="relative bg-morning print:hidden">
			<Ridge into="morning" className="absolute bottom-[calc(100%-1px)] left-0" />
			<div
				className={`wrap grid items-center gap-x-12 gap-y-6 pt-6 pb-24 md:pb-[calc(5.4vw+3rem)] ${picture ? "md:grid-cols-[1fr_1.1fr]" : "md:grid-cols-[1fr_auto]"}`}
			>
				<div className={picture ? "md:self-end" : ""}>
					<h2>{headline(call.title)}</h2>
					{!brief && <Paragraph className="mt-3 text-ink-sky" text={call.text} />}
				</div>
				<div className={picture ? "md:self-start" : ""}>
					<WhatsAppButton books href={bookHref}>
						{bookViaWhatsApp}
					</WhatsAppButton>
				</div>
				{picture && (
					<div
						className={`${picture.isCutout ? "" : "cover aspect-2/1"} overflow-hidden rounded-card md:col-start-2 md:row-span-2 md:row-start-1`}
					>
						<Picture picture={picture} alt="" />
					</div>
				)}
			</div>
		</section>
	);
}
