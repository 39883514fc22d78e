import { askForQuote, howMuch, leadIn, regularLoads, rota } from "#language/words/screens";
import { onWhatsApp } from "#language/words/sections";
import type { KeywordPage } from "../../../shop/types.ts";
import { WhatsAppButton } from "../../ui/button-link.tsx";
import { NoBreak } from "../../ui/paragraph.tsx";

interface QuoteProps {
	quote: NonNullable<KeywordPage["quote"]>;
	/** Opens WhatsApp with the message, which has a line for each thing that the shop needs to know. */
	href: string;
}

/** For a business: what its rate depends on, how pickups are agreed, and the message that asks for a quote. */
export function Quote({ quote, href }: QuoteProps) {
	return (
		<section className="wrap grid grid-cols-1 gap-x-16 gap-y-4 pb-(--section) lg:grid-cols-[1fr_1.6fr]">
			<h2>{regularLoads}</h2>
			<div>
				<Told title={howMuch} text={quote.volumes} />
				<Told title={rota} text={quote.rota} />
				<WhatsAppButton href={href} look="outlined" about={onWhatsApp}>
					{askForQuote}
				</WhatsAppButton>
			</div>
		</section>
	);
}

function Told({ title, text }: { title: string; text: string }) {
	return (
		<p className="mb-4 text-ink-soft">
			<b className="font-[600] text-forest">{leadIn(title)}</b> <NoBreak text={text} />
		</p>
	);
}
