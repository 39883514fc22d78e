import { useState } from "react";
import { pricing as words } from "#language/words.json";
import { Icon } from "../../ui/icon.tsx";

const outcomes = { shared: "", copied: words.copied, failed: words.copyThis };
const button = "link inline-flex min-h-11 items-center gap-2";
type Outcome = keyof typeof outcomes;

/** The buttons that hand the price list on. */
export function SharePrices() {
	const [outcome, setOutcome] = useState<Outcome>("shared");

	async function share() {
		// Emptied first, so that the same word is announced again.
		setOutcome("shared");
		setOutcome(await sharePage());
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
			<span role="status">{outcomes[outcome]}</span>
			{outcome === "failed" && (
				<input
					className="field"
					aria-label={words.addressLabel}
					readOnly
					value={address()}
					ref={(address) => address?.select()}
				/>
			)}
		</div>
	);
}

/** The canonical address, without a search or a category. */
function address(): string {
	return document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;
}

/**
 * Opens the share sheet, or copies the address where there is none.
 * @returns `shared` also when the visitor cancels or the sheet is already open; `failed` when copying fails too
 * @see https://w3c.github.io/web-share/#share-method
 */
async function sharePage(): Promise<Outcome> {
	const description = document.querySelector<HTMLMetaElement>("meta[name=description]");
	const page = { title: document.title, text: description?.content ?? "", url: address() };
	try {
		if (navigator.share as unknown) {
			await navigator.share(page);
			return "shared";
		}
	} catch (error) {
		if (error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name))
			return "shared";
	}
	try {
		await navigator.clipboard.writeText(page.url);
		return "copied";
	} catch {
		return "failed";
	}
}
