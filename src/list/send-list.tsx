import { useState } from "react";
import { list as words } from "#language/words.json";
import { fill } from "../../languages/fill.ts";
import { Icon } from "../ui/icon.tsx";
import { NewTabHint } from "../ui/link.tsx";
import { type ListTexts, listLink, messageText } from "./message.ts";
import type { Pickup } from "./pickup.ts";
import { ListIcon, type Row } from "./rows.tsx";

interface SendListProps {
	lines: readonly Row[];
	pickup: Pickup;
	texts: ListTexts;
	/** The ticket's number is made of it. */
	written: Date;
	isSent: boolean;
	onSend: () => void;
}

/** The two ways out: the message in WhatsApp, or copied. Neither leaves while a field is wrong. */
export function SendList({ lines, pickup, texts, written, isSent, onSend }: SendListProps) {
	const { preferences, served, shop } = pickup;
	const invalid = lines.find(({ error }) => error) ?? pickup.invalid;
	const { isBrought } = texts;
	const message = {
		...{ texts: texts.message, isBrought, lines, preferences, served, written },
		now: shop.now,
	};
	const text = messageText(message);
	const { href, left } = listLink(texts.whatsapp, message);
	/** The text that was last copied or could not be, and what is said of it. */
	const [copied, setCopied] = useState<{ text: string; words: string }>();
	const outcome = copied?.text === text ? copied.words : undefined;

	/** @returns true if a field is wrong, which gets the focus */
	function refuse(): boolean {
		if (!invalid) return false;
		pickup.setTyping("");
		document.getElementById(invalid.field)?.focus();
		return true;
	}

	async function copy() {
		if (refuse()) return;
		try {
			await navigator.clipboard.writeText(text);
			setCopied({ text, words: words.copied });
		} catch {
			setCopied({ text, words: words.copyThis });
		}
	}

	const said = outcome ?? (isSent ? words.sent : words.toWhatsApp);
	return (
		<div className="foot">
			{left > 0 && <p className="hint">{fill(words.leftOut, { count: left })}</p>}
			{invalid && <p className="error">{fill(words.checkFirst, { label: invalid.label })}</p>}
			<p role="status" className={invalid ? "hidden" : "flex flex-wrap justify-between gap-x-4"}>
				<span key={said}>{said}</span>
				{said === words.toWhatsApp && <b className="numeric font-[600]">{texts.number}</b>}
			</p>
			{outcome === words.copyThis && (
				<textarea
					className="field"
					aria-label={words.copyThis}
					readOnly
					rows={3}
					value={text}
					ref={(field) => field?.select()}
				/>
			)}
			<div className="flex flex-wrap gap-2">
				<a
					className="button is-whatsapp flex-auto px-4"
					target="_blank"
					rel="noopener"
					href={href}
					data-list-items={lines.length}
					onClick={(event) => (refuse() ? event.preventDefault() : onSend())}
				>
					<Icon name="whatsapp" />
					<span>{words.send}</span>
					<NewTabHint />
				</a>
				<button type="button" className="button is-outlined flex-auto px-4" onClick={copy}>
					<ListIcon name="copy" />
					{words.copy}
				</button>
			</div>
		</div>
	);
}
