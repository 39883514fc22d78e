import type { Ref } from "react";
import { Icon } from "../../ui/icon.tsx";

interface PriceSearchProps {
	inputRef: Ref<HTMLInputElement>;
	onSearch: (words: string) => void;
}

/**
 * The search field. It keeps its own text, so that what is typed before hydration stays; pressed
 * before then, it asks for this page with `?q=`, and the words are searched once the script is there.
 */
export function PriceSearch({ inputRef, onSearch }: PriceSearchProps) {
	return (
		<search className="price-search needs-script">
			<form
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
					/>
				</label>
				<button type="submit" className="button">
					Search
				</button>
			</form>
		</search>
	);
}
