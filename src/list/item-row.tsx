import * as words from "#language/words/list";
import { Icon } from "../ui/icon.tsx";
import { InLanguage } from "../ui/in-language.tsx";
import type { FormLine, ListForm } from "./list-form.ts";
import { ListIcon } from "./list-icon.tsx";
import { limitsOf, stepped, unknownQuantity } from "./measure.ts";

interface ItemRowProps {
	line: FormLine;
	form: ListForm;
	onRemove: () => void;
}

/** An item in the dialog. */
export function ItemRow({ line, form, onRemove }: ItemRowProps) {
	const { id, name, measure, quantity, price, field, label, draft, error } = line;
	const { unit } = limitsOf(measure);
	const isErrorShown = error !== undefined && form.typing !== field;
	const unknown = words.howMany(unit, unknownQuantity(measure));
	const hint = error ? isErrorShown && error : quantity === undefined && unknown;

	function leave() {
		form.setTyping("");
		if (draft !== undefined && !error) form.setQuantity(line, quantity);
	}

	function stepButton(by: 1 | -1, label: string) {
		const next = stepped(quantity, by, measure);
		return (
			<button
				type="button"
				className="icon-button"
				aria-label={label}
				aria-disabled={next === undefined}
				onClick={() => (next === undefined ? form.setDraft(field) : form.setQuantity(line, next))}
			>
				{by > 0 ? <Icon name="plus" /> : <ListIcon name="minus" />}
			</button>
		);
	}

	return (
		<li data-measured={measure}>
			<p className="name leading-[1.3]">
				<span key={name} className="font-[500]">
					<InLanguage text={name} />
				</span>
				<small className="block text-green-deep">{price?.text}</small>
			</p>
			<div className="amount">
				{stepButton(-1, unit ? words.less(name) : words.oneFewer(name))}
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
				{stepButton(1, unit ? words.more(name) : words.oneMore(name))}
			</div>
			<button
				type="button"
				className="icon-button"
				aria-label={words.remove(name)}
				// The second click of a double click would hit the row that moves up.
				onClick={({ detail }) => detail < 2 && onRemove()}
			>
				<Icon name="x" />
			</button>
			<p className={isErrorShown ? "hint error" : "hint"} id={`error-${id}`} hidden={!hint}>
				{hint}
			</p>
		</li>
	);
}
