import { type FormEvent, useEffect, useRef, useState } from "react";
import * as words from "#language/words/label-reader";
import { askOnWhatsApp } from "#language/words/sections";
import type { PriceParts } from "../../../content/format-price.ts";
import type { CareDrawing } from "../../../content/types.ts";
import { AddButton } from "../../list/add-button.tsx";
import { WhatsAppButton } from "../../ui/button-link.tsx";
import { RateRows } from "../../ui/rate-rows.tsx";
import { encodeText } from "../../ui/whatsapp-link.ts";
import { CareSymbol } from "./care-symbol.tsx";
import "./label-reader.css";
import { type Family, type Label, serviceFor, signsOf } from "./label-verdict.ts";

export interface LabelService {
	name: string;
	href: string;
	/** What the list takes of it; some services have no price of their own. */
	item?: { id: string; name: string; price: PriceParts };
}

export interface LabelReaderProps {
	families: Family[];
	/** By the `asksFor` of the symbols. */
	services: Record<string, LabelService>;
	/** Opens WhatsApp; its message says `{signs}` where the symbols' names go. */
	askHref: string;
}

const SIGN = "sign";

/**
 * The care label as a tool: the five signs as they stand on one's own label, and what they ask for. The radio
 * buttons are the browser's, so what is chosen before hydration stays chosen.
 */
export function LabelReader({ families, services, askHref }: LabelReaderProps) {
	const form = useRef<HTMLFormElement>(null);
	const [open, setOpen] = useState(families[0]?.id);
	const [label, setLabel] = useState<Label>(new Map());

	function read(chosen: HTMLFormElement): void {
		const values = new FormData(chosen);
		setOpen(String(values.get(SIGN)));
		setLabel(
			new Map(
				families.flatMap(({ id }): [string, CareDrawing][] => {
					const drawing = values.get(id);
					return drawing ? [[id, drawing as CareDrawing]] : [];
				}),
			),
		);
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before hydration
	useEffect(() => {
		if (form.current) read(form.current);
	}, []);

	return (
		<form
			ref={form}
			className="label-reader needs-script"
			onChange={(event: FormEvent<HTMLFormElement>) => read(event.currentTarget)}
		>
			<fieldset>
				<legend>{words.tapSigns}</legend>
				<div className="label-strip">
					{families.map(({ id, name, symbols }, place) => (
						<label key={id}>
							<input type="radio" name={SIGN} value={id} defaultChecked={place === 0} />
							<span className="sign">
								<CareSymbol drawing={label.get(id)} signOf={symbols[0]?.drawing} />
								<span className="visually-hidden">{name}</span>
							</span>
						</label>
					))}
				</div>
			</fieldset>
			{families.map(({ id, name, symbols }) => (
				<fieldset key={id} hidden={id !== open}>
					<legend>{words.whichOne(name)}</legend>
					<div className="label-choices">
						{symbols.map(({ drawing, name }) => (
							<label key={drawing}>
								<input type="radio" name={id} value={drawing} />
								<span className="sign">
									<CareSymbol drawing={drawing} />
									{name}
								</span>
							</label>
						))}
						<label>
							<input type="radio" name={id} value="" defaultChecked />
							<span className="sign">{words.notOnLabel}</span>
						</label>
					</div>
				</fieldset>
			))}
			<div role="status">
				<Verdict label={label} families={families} services={services} askHref={askHref} />
			</div>
		</form>
	);
}

function Verdict({ label, families, services, askHref }: LabelReaderProps & { label: Label }) {
	const signs = signsOf(label, families);
	if (signs.length === 0) return <p className="label-verdict is-empty">{words.verdictHere}</p>;
	const service = services[serviceFor(label, families) ?? ""];
	const names = signs.map(({ name }) => name).join(", ");
	return (
		<div className="label-verdict">
			<h3>
				{service ? (
					<a className="link" href={service.href}>
						{service.name}
					</a>
				) : (
					words.showUsFirst
				)}
			</h3>
			<ul>
				{signs.map(({ drawing, name, meaning }) => (
					<li key={drawing}>
						<b>{name}.</b> {meaning}
					</li>
				))}
			</ul>
			{service?.item ? (
				<RateRows rows={[service.item]} action={(row) => <AddButton {...row} />} />
			) : (
				<WhatsAppButton
					look="outlined"
					small
					href={askHref.replace("%7Bsigns%7D", () => encodeText(names))}
				>
					{askOnWhatsApp}
				</WhatsAppButton>
			)}
		</div>
	);
}
