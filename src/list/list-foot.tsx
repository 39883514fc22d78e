import { Icon } from "../ui/icon.tsx";
import { NewTabHint } from "../ui/new-tab-hint.tsx";
import type { AreaFieldProps } from "./area-field.tsx";
import { listLink, type MessageTexts } from "./list-message.ts";
import {
	$clock,
	$invalid,
	$lines,
	$preferences,
	$prices,
	$served,
	$total,
	checkFields,
	useStore,
} from "./list-state.ts";
import { $list, change } from "./list-storage.ts";
import { type ReadyTexts, readyWords } from "./pickup.ts";

export interface ListTexts {
	/** The shop's number. */
	whatsapp: string;
	message: MessageTexts;
	ready: ReadyTexts;
	area: AreaFieldProps["texts"];
	hasExpress: boolean;
}

/** The estimate and the link that sends the list. */
export function ListFoot({ texts }: { texts: ListTexts }) {
	const { items, sent } = useStore($list);
	const lines = useStore($lines);
	const preferences = useStore($preferences);
	const { opening, now } = useStore($clock);
	const invalid = useStore($invalid);
	const total = useStore($total) || "The shop will tell you the price";
	const served = useStore($served);
	const priced = useStore($prices) !== undefined;
	const message = { texts: texts.message, lines, preferences, served, priced, now };
	const { href, left } = listLink(texts.whatsapp, message);

	function send(event: React.MouseEvent) {
		if (!invalid) return change((list) => ({ ...list, sent: Date.now(), last: list.items }));
		event.preventDefault();
		checkFields();
		document.getElementById(invalid.id)?.focus();
	}

	return (
		<div className="foot">
			<p>
				<b>{invalid ? `Check first: ${invalid.label}` : total}</b>
				{left > 0 && (
					<small>
						Too long for one message: the last {left === 1 ? "item is" : `${left} items are`} left
						out.{" "}
					</small>
				)}
				<small>{texts.message.estimate}</small>
				<small className="ready">{readyWords(lines, preferences, texts.ready, opening, now)}</small>
			</p>
			<a
				className="button is-whatsapp"
				target="_blank"
				rel="noopener"
				href={invalid ? `#${invalid.id}` : href}
				data-list-items={items.length}
				onClick={send}
			>
				<Icon name="whatsapp" />
				<span>Send on WhatsApp</span>
				<NewTabHint />
			</a>
			<p className="sent" role="status">
				{sent && "WhatsApp has your message: press send there."}
			</p>
		</div>
	);
}
