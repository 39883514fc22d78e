import * as words from "#language/words/list";
import { Icon } from "../ui/icon.tsx";
import { InLanguage } from "../ui/in-language.tsx";
import type { FormLine, ListForm } from "./list-form.ts";
import { ListIcon } from "./list-icon.tsx";
import { limitsOf, stepped } from "./measure.ts";
import { lineSum } from "./ticket.ts";

interface ItemRowProps {
	line: FormLine;
	form: ListForm;
	onRemove: () => void;
}

/** An item in the dialog. Its − takes the last one off the list. */
export function ItemRow({ line, form, onRemove }: ItemRowProps) {
	const { id, name, measure, quantity, price, field, label, draft, error } = line;
	const { unit } = limitsOf(measure);
	const isErrorShown = error !== undefined && form.typing !== field;
	const fewer = stepped(quantity, -1, measure);
	const more = stepped(quantity, 1, measure);
	const fewerLabel = unit ? words.less(name) : words.oneFewer(name);

	function leave() {
		form.setTyping("");
		if (draft !== undefined && !error) form.setQuantity(line, quantity);
	}

	return (
		<li className="flex flex-wrap items-center justify-end gap-x-3 py-1.5">
			<p className="flex-[1_1_6rem] leading-[1.3]">
				<span key={name} className="font-[600] text-forest">
					<InLanguage text={name} />
				</span>
				<small className="block">{price?.text}</small>
			</p>
			<div className="amount">
				<button
					type="button"
					className="icon-button"
					aria-label={fewer === undefined ? words.remove(name) : fewerLabel}
					onClick={({ detail }) => {
						if (fewer !== undefined) form.setQuantity(line, fewer);
						// The next click of a double click would hit the row that moves up.
						else if (detail < 2) onRemove();
					}}
				>
					<ListIcon name="minus" />
				</button>
				<input
					id={field}
					type="text"
					inputMode={unit ? "decimal" : "numeric"}
					autoComplete="off"
					placeholder="?"
					aria-label={label}
					aria-describedby={`error-${id}`}
					aria-invalid={isErrorShown}
					value={draft ?? quantity ?? ""}
					onChange={({ target }) => form.type(field, target.value)}
					onBlur={leave}
					onKeyDown={({ key }) => key === "Enter" && leave()}
				/>
				<span aria-hidden="true">{unit}</span>
				<button
					type="button"
					className="icon-button"
					aria-label={unit ? words.more(name) : words.oneMore(name)}
					aria-disabled={more === undefined}
					onClick={() => (more === undefined ? form.setDraft(field) : form.setQuantity(line, more))}
				>
					<Icon name="plus" />
				</button>
			</div>
			<b className="min-w-[4.75rem] text-right text-[0.9375rem] font-[600] text-green-deep">
				{lineSum(line)}
			</b>
			<p className="hint error" id={`error-${id}`}>
				{isErrorShown && error}
			</p>
		</li>
	);
}
