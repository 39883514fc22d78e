import { type Ref, useEffect, useRef } from "react";
import { language } from "#language/language";
import * as words from "#language/words/pricing";
import { Icon } from "../../ui/icon.tsx";

interface PriceSearchProps {
	inputRef: Ref<HTMLInputElement>;
	onType: (words: string) => void;
	onSearch: (words: string) => void;
}

/** The search form. Its field is uncontrolled, so that text typed before hydration stays; before then it sends `?q=`. */
export function PriceSearch({ inputRef, onType, onSearch }: PriceSearchProps) {
	const form = useRef<HTMLFormElement>(null);

	// For agents in the browser. HTML does not have these attributes yet, so only where the browser knows them.
	// https://github.com/webmachinelearning/webmcp
	useEffect(() => {
		if (!("modelContext" in navigator || "modelContext" in document)) return;
		form.current?.setAttribute("toolname", "search-prices");
		form.current?.setAttribute("tooldescription", words.toolDescription);
		form.current?.querySelector("input")?.setAttribute("toolparamdescription", words.toolParameter);
	}, []);

	return (
		<search className="price-search needs-script">
			<form
				ref={form}
				action={`${language.path}/pricing`}
				onSubmit={(event) => {
					event.preventDefault();
					onSearch(String(new FormData(event.currentTarget).get("q") ?? ""));
				}}
			>
				<label className="field">
					<Icon name="search" />
					<span className="visually-hidden">{words.searchLabel}</span>
					<input
						ref={inputRef}
						name="q"
						type="text"
						inputMode="search"
						enterKeyHint="search"
						autoComplete="off"
						placeholder={words.searchExample}
						onInput={(event) => onType(event.currentTarget.value)}
					/>
				</label>
				<button type="submit" className="button">
					{words.search}
				</button>
			</form>
		</search>
	);
}
