import { memo } from "react";
import { Icon } from "../ui/icon.tsx";
import { InLanguage } from "../ui/in-language.tsx";
import type { ListLine } from "./estimate.ts";
import { withItem } from "./list.ts";
import { ListIcon } from "./list-icon.tsx";
import { $drafts, fieldId, fieldLabel, useStore } from "./list-state.ts";
import { change } from "./list-storage.ts";
import { limitsOf, readQuantity, stepped } from "./measure.ts";

interface ItemRowProps {
	line: ListLine;
	onRemove: (line: ListLine) => void;
}

/** An item in the dialog. */
export const ItemRow = memo(function ItemRow({ line, onRemove }: ItemRowProps) {
	const { id, name, measure, quantity, price } = line;
	const { unit, unknown } = limitsOf(measure);
	const draft = useStore({ listen: $drafts.listen, get: () => $drafts.get()[id] });
	const { error, ...read } = readQuantity(draft?.text ?? "", measure);
	const isInvalid = draft !== undefined && error !== undefined;
	const isErrorShown = isInvalid && draft.isChecked;
	const isDraftShown = isInvalid || (draft && read.quantity === quantity);
	const isOpen = quantity === undefined && !isInvalid;
	const hint = isErrorShown ? error : isOpen && `How many ${unit}? Left open, it is ${unknown}.`;

	function setQuantity(quantity: number | undefined) {
		change((list) => withItem(list, { id, name, measure, quantity }));
	}

	function type(text: string) {
		const before = draft ? draft.before : quantity;
		const { error, quantity: typed } = readQuantity(text, measure);
		$drafts.setKey(id, { text, before, isChecked: isErrorShown && error !== undefined });
		const next = error ? before : typed;
		if (next !== quantity) setQuantity(next);
	}

	function endTyping() {
		$drafts.setKey(id, isInvalid ? { ...draft, isChecked: true } : undefined);
	}

	function stepButton(by: 1 | -1, label: string) {
		const next = stepped(quantity, by, measure);
		const press = () => {
			$drafts.setKey(id, undefined);
			if (next !== undefined) setQuantity(next);
		};
		return (
			<button type="button" aria-label={label} aria-disabled={next === undefined} onClick={press}>
				{by > 0 ? <Icon name="plus" /> : <ListIcon name="minus" />}
			</button>
		);
	}

	return (
		<li>
			<p className="name">
				<InLanguage text={name} />
				<small>{price?.text}</small>
			</p>
			<div className="amount">
				{stepButton(-1, unit ? `Less ${name}` : `One ${name} fewer`)}
				<input
					id={fieldId(line)}
					type="text"
					inputMode={unit ? "decimal" : "numeric"}
					autoComplete="off"
					placeholder="?"
					aria-label={fieldLabel(line)}
					aria-describedby={`error-${id}`}
					aria-invalid={isErrorShown}
					value={isDraftShown ? draft?.text : (quantity ?? "")}
					onChange={({ target }) => type(target.value)}
					onBlur={endTyping}
					onKeyDown={({ key }) => key === "Enter" && endTyping()}
				/>
				<span aria-hidden="true">{unit}</span>
				{stepButton(1, unit ? `More ${name}` : `One ${name} more`)}
			</div>
			<button
				type="button"
				className="icon-button"
				aria-label={`Remove ${name}`}
				onClick={({ currentTarget, detail }) => {
					// The second click of a double click would hit the row that moves up.
					if (detail > 1) return;
					focusNear(currentTarget);
					onRemove(line);
				}}
			>
				<Icon name="x" />
			</button>
			<p className={isErrorShown ? "hint error" : "hint"} id={`error-${id}`} hidden={!hint}>
				{hint}
			</p>
		</li>
	);
});

/** Moves focus to the next row, or to the heading after the last one, before this row goes. */
function focusNear(button: HTMLElement): void {
	const row = button.closest("li");
	const near = row?.nextElementSibling ?? row?.previousElementSibling;
	const target =
		near?.querySelector(".icon-button") ?? button.closest("dialog")?.querySelector("h2");
	(target as HTMLElement | null | undefined)?.focus();
}
