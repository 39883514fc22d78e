import type { MessageTexts } from "./list-message.ts";
import type { ReadyTexts } from "./pickup.ts";

/** The content's texts that the list shows or sends. */
export interface ListTexts {
	shop: { name: string; street: string };
	/** The shop's number, for its link and for readers. */
	whatsapp: string;
	number: string;
	message: MessageTexts;
	ready: ReadyTexts;
	/** Answers with `{area}`. */
	area: { served: string; ask: string };
	hasExpress: boolean;
}
