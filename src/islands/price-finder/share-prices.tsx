import { useState } from "react";
import * as words from "#language/words/pricing";
import { Icon } from "../../ui/icon.tsx";
import { sharePage } from "./share-page.ts";

const outcomes = { shared: "", copied: words.copied, failed: words.copyThis };

export function SharePrices() {
	const [outcome, setOutcome] = useState<keyof typeof outcomes>("shared");

	async function share() {
		// Emptied first, so that the same word is announced again.
		setOutcome("shared");
		setOutcome(await sharePage(thisPage()));
	}

	return (
		<div className="share-prices wrap needs-script lg:pl-70">
			<button type="button" className="link" onClick={share}>
				<Icon name="share-2" />
				{words.share}
			</button>
			<button type="button" className="link" onClick={() => print()}>
				<Icon name="printer" />
				{words.print}
			</button>
			<span role="status">{outcomes[outcome]}</span>
			{outcome === "failed" && (
				<input
					className="field"
					aria-label={words.addressLabel}
					readOnly
					value={thisPage().url}
					ref={(address) => address?.select()}
				/>
			)}
		</div>
	);
}

/** The canonical address, without a search or a category. */
function thisPage() {
	const description = document.querySelector<HTMLMetaElement>("meta[name=description]");
	const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
	return {
		title: document.title,
		text: description?.content ?? "",
		url: canonical?.href ?? location.href,
	};
}
