import { useState } from "react";
import { pricing as words } from "#language/words.json";
import { Icon } from "../../ui/icon.tsx";

const button = "link inline-flex min-h-11 items-center gap-2";

export function SharePrices() {
	const [said, setSaid] = useState("");

	async function share() {
		// Emptied first, so that the same word is announced again.
		setSaid("");
		setSaid(await sharePage());
	}

	return (
		<div className="wrap needs-script mt-3 flex flex-wrap items-center gap-x-5 lg:pl-70">
			<button type="button" className={button} onClick={share}>
				<Icon name="share-2" />
				{words.share}
			</button>
			<button type="button" className={button} onClick={() => print()}>
				<Icon name="printer" />
				{words.print}
			</button>
			<span role="status">{said}</span>
		</div>
	);
}

/**
 * Opens the share sheet, or copies the address where there is none.
 * @returns words for the visitor: none when the sheet was open, also if the visitor has cancelled
 * @see https://w3c.github.io/web-share/#share-method
 */
async function sharePage(): Promise<string> {
	const description = document.querySelector<HTMLMetaElement>("meta[name=description]");
	// The canonical address, without a search or a category.
	const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
	const url = canonical?.href ?? location.href;
	const page = { title: document.title, text: description?.content ?? "", url };
	try {
		if (navigator.share as unknown) {
			await navigator.share(page);
			return "";
		}
	} catch (error) {
		if (error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name)) return "";
	}
	try {
		await navigator.clipboard.writeText(url);
		return words.copied;
	} catch {
		return `${words.copyThis} ${url}`;
	}
}
