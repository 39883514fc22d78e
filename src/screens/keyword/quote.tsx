import { screens, sections } from "#language/words.json";
import { fill } from "../../../languages/fill.ts";

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
			<h2>{screens.regularLoads}</h2>
			<div>
				<Told title={screens.howMuch} text={quote.volumes} />
				<Told title={screens.rota} text={quote.rota} />
				<WhatsAppButton href={href} look="outlined" about={sections.onWhatsApp}>
					{screens.askForQuote}
				</WhatsAppButton>
			</div>
		</section>
	);
}

function Told({ title, text }: { title: string; text: string }) {
	return (
		<p className="mb-4 text-ink-soft">
			<b className="font-[600] text-forest">{fill(screens.leadIn, { title })}</b>{" "}
			<NoBreak text={text} />
		</p>
	);
}
