import {
	askForQuote,
	howMuch,
	messageForQuote,
	pickupRota,
	regularLoads,
} from "#language/words/screens";
import { onWhatsApp } from "#language/words/sections";
import type { KeywordPage } from "../../../content/types.ts";
import { WhatsAppButton } from "../../ui/button-link.tsx";
import { Paragraph } from "../../ui/paragraph.tsx";
import "./quote.css";

interface QuoteProps {
	quote: NonNullable<KeywordPage["quote"]>;
	/** Opens WhatsApp with the message. */
	href: string;
}

/** For a business: what its rate depends on, how pickups are agreed, and the message that asks for a quote. */
export function Quote({ quote, href }: QuoteProps) {
	return (
		<section className="quote pb-(--section)">
			<div className="wrap">
				<div>
					<h2>{regularLoads}</h2>
					<h3>{howMuch}</h3>
					<Paragraph className="text-ink-soft" text={quote.volumes} />
					<h3>{pickupRota}</h3>
					<Paragraph className="text-ink-soft" text={quote.rota} />
				</div>
				<div>
					<h3>{messageForQuote}</h3>
					<p className="message">{quote.message}</p>
					<WhatsAppButton href={href} look="outlined" about={onWhatsApp}>
						{askForQuote}
					</WhatsAppButton>
				</div>
			</div>
		</section>
	);
}
