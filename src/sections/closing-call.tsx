import { sections } from "#language/words.json";
import type { Pages } from "../../shop/types.ts";
import { WhatsAppButton } from "../ui/button-link.tsx";
import { headline, Paragraph } from "../ui/paragraph.tsx";
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
				className={`wrap flex flex-wrap items-center gap-x-4 gap-y-5 pt-6 pb-20 md:grid md:gap-x-12 md:pb-[calc(5.4vw+3rem)] ${picture ? "md:grid-cols-[1fr_1.1fr]" : "md:grid-cols-[1fr_auto]"}`}
			>
				<div className={`flex-[1_1_11rem] ${picture ? "md:self-end" : ""}`}>
					<h2>{headline(call.title)}</h2>
					{!brief && <Paragraph className="mt-3 text-ink-sky" text={call.text} />}
				</div>
				{picture && (
					// The picture's ground fades into the band's.
					<div className="w-[38%] max-w-lg fading-edges md:col-start-2 md:row-span-2 md:row-start-1 md:w-full md:justify-self-end">
						<Picture picture={picture} alt="" />
					</div>
				)}
				<div className={`basis-full ${picture ? "md:self-start" : ""}`}>
					<WhatsAppButton books href={bookHref}>
						{sections.bookViaWhatsApp}
					</WhatsAppButton>
				</div>
			</div>
		</section>
	);
}
