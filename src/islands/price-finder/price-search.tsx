import { type Ref, useEffect, useRef } from "react";
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
		form.current?.setAttribute(
			"tooldescription",
			"Finds items and prices on the shop's rate card.",
		);
		form.current
			?.querySelector("input")
			?.setAttribute("toolparamdescription", "Part of an item's name, such as saree.");
	}, []);

	return (
		<search className="price-search needs-script">
			<form
				ref={form}
				action="/pricing"
				onSubmit={(event) => {
					event.preventDefault();
					onSearch(String(new FormData(event.currentTarget).get("q") ?? ""));
				}}
			>
				<label className="field">
					<Icon name="search" />
					<span className="visually-hidden">Search for a service</span>
					<input
						ref={inputRef}
						name="q"
						type="text"
						inputMode="search"
						enterKeyHint="search"
						autoComplete="off"
						placeholder="Search for a service..."
						onInput={(event) => onType(event.currentTarget.value)}
					/>
				</label>
				<button type="submit" className="button">
					Search
				</button>
			</form>
		</search>
	);
}
