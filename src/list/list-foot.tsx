import * as words from "#language/words/list";
import { estimate } from "../../content/price-estimate.ts";
import { Icon } from "../ui/icon.tsx";
import { NewTabHint } from "../ui/new-tab-hint.tsx";
import { estimateWords } from "./estimate.ts";
import type { ListForm } from "./list-form.ts";
import { listLink, type MessageTexts } from "./list-message.ts";
import { change } from "./list-storage.ts";
import { type ReadyTexts, readyWords } from "./pickup.ts";

export interface ListTexts {
	/** The shop's number. */
	whatsapp: string;
	message: MessageTexts;
	ready: ReadyTexts;
	/** Answers with `{area}`. */
	area: { served: string; ask: string };
	hasExpress: boolean;
}

interface ListFootProps {
	form: ListForm;
	texts: ListTexts;
	isPriced: boolean;
	isSent: boolean;
}

/** The estimate and the link that sends the list. */
export function ListFoot({ form, texts, isPriced, isSent }: ListFootProps) {
	const { lines, preferences, foundArea, invalid, shop } = form;
	const total = isPriced ? estimateWords(estimate(lines), preferences.express) : "";
	const served = foundArea?.kind === "served" ? foundArea.name : "";
	const message = { texts: texts.message, lines, preferences, total, served, now: shop.now };
	const { href, left } = listLink(texts.whatsapp, message);

	function send(event: React.MouseEvent) {
		if (!invalid) return change((list) => ({ ...list, sent: Date.now(), last: list.items }));
		event.preventDefault();
		form.setTyping("");
		document.getElementById(invalid.field)?.focus();
	}

	return (
		<div className="foot flex flex-wrap items-center gap-3 border-t border-sand bg-paper">
			<p className="leading-[1.3]">
				<b className="block text-lg font-[600] text-green-deep">
					{invalid ? words.checkFirst(invalid.label) : total || words.priceLater}
				</b>
				{left > 0 && <small>{`${words.leftOut(left)} `}</small>}
				<small>{texts.message.estimate}</small>
				<small className="ready mt-[0.3rem] block">
					{readyWords(lines, preferences, texts.ready, shop)}
				</small>
			</p>
			<a
				className="button is-whatsapp"
				target="_blank"
				rel="noopener"
				href={invalid ? `#${invalid.field}` : href}
				data-list-items={lines.length}
				onClick={send}
			>
				<Icon name="whatsapp" />
				<span>{words.send}</span>
				<NewTabHint />
			</a>
			<p className="sent basis-full text-sm text-ink-soft" role="status">
				{isSent && words.sent}
			</p>
		</div>
	);
}
