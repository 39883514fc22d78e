import type { WhatsAppMessages } from "../../content/types.ts";
import "../ui/button.css";
import { Icon } from "../ui/icon.tsx";
import { NewTabHint } from "../ui/new-tab-hint.tsx";
import { whatsappLink } from "../ui/whatsapp-link.ts";
import { LONGEST_AREA, LONGEST_NOTE } from "./kept-list.ts";
import "./list-dialog.css";
import { DIALOG } from "./parts.ts";

interface ListDialogProps {
	whatsapp: string;
	areas: string[];
	messages: Pick<WhatsAppMessages, "listStart" | "listEstimate" | "listEnd">;
}

/** The list, what goes with it, and the way to send it. list-panel.ts gives it life. */
export function ListDialog({ whatsapp, areas, messages }: ListDialogProps) {
	return (
		<dialog
			className="list-dialog"
			id={DIALOG}
			aria-labelledby={`${DIALOG}-title`}
			data-whatsapp={whatsapp}
			data-start={messages.listStart}
			data-estimate={messages.listEstimate}
			data-end={messages.listEnd}
			{...{ closedby: "any" }}
		>
			<div className="top">
				<h2 id={`${DIALOG}-title`} tabIndex={-1}>
					Your list
				</h2>
				<button
					type="button"
					className="icon-button"
					aria-label="Close"
					{...{ command: "close", commandfor: DIALOG }}
				>
					<Icon name="x" />
				</button>
			</div>
			<div className="body">
				<section className="again" hidden>
					<h3>Same as last time?</h3>
					<p />
					<div className="button-pair">
						<button type="button" className="button is-small" data-act="again">
							Take it again
						</button>
						<button type="button" className="quiet" data-act="forget">
							Forget it
						</button>
					</div>
				</section>
				<p className="none" hidden>
					Nothing on the list yet. Press + beside a price and it stands here.
				</p>
				<ul className="rows" />
				<template>
					<Row />
				</template>
				<p className="after-rows">
					<span className="undo" hidden>
						<span role="status" />{" "}
						<button type="button" className="quiet" data-act="undo">
							Undo
						</button>
					</span>
					<button type="button" className="quiet clear" data-act="clear">
						Clear the list
					</button>
				</p>
				<Wishes areas={areas} />
			</div>
			<div className="foot">
				<p>
					<b className="sum" />
					<small>{messages.listEstimate}</small>
				</p>
				<a
					className="button is-whatsapp"
					target="_blank"
					rel="noopener"
					href={whatsappLink(whatsapp)}
				>
					<Icon name="whatsapp" />
					<span>Send on WhatsApp</span>
					<NewTabHint />
				</a>
				<p className="sent" role="status" />
			</div>
		</dialog>
	);
}

/** One item; the script copies it, and fills in what is empty. */
function Row() {
	return (
		<li>
			<p className="what">
				<span className="name" />
				<small />
			</p>
			<div className="amount">
				<button type="button" data-act="less">
					<Icon name="minus" />
				</button>
				<input type="text" autoComplete="off" maxLength={8} placeholder="?" />
				<span aria-hidden="true" />
				<button type="button" data-act="more">
					<Icon name="plus" />
				</button>
			</div>
			<button type="button" className="icon-button" data-act="remove">
				<Icon name="x" />
			</button>
			<p className="fault" hidden />
		</li>
	);
}

const days = [
	["", "Any day"],
	["today", "Today"],
	["tomorrow", "Tomorrow"],
	["other", "Another day"],
] as const;
const parts = [
	["", "Any time"],
	["morning", "Morning"],
	["evening", "Evening"],
] as const;

function Wishes({ areas }: { areas: string[] }) {
	return (
		<form>
			<fieldset>
				<legend>Pickup</legend>
				<Choices name="day" choices={days} />
				<label className="other-day" hidden>
					<span>On which day?</span>
					<input type="date" name="date" aria-describedby={`${DIALOG}-date-fault`} />
				</label>
				<p className="fault" id={`${DIALOG}-date-fault`} hidden />
				<Choices name="part" choices={parts} />
			</fieldset>
			<label className="check">
				<input type="checkbox" name="express" />
				<span>Express: same-day service, for what is urgent</span>
			</label>
			<label>
				<span>Area, if you like</span>
				<input
					type="text"
					name="area"
					list={`${DIALOG}-areas`}
					maxLength={LONGEST_AREA}
					autoComplete="address-level3"
				/>
			</label>
			<datalist id={`${DIALOG}-areas`}>
				{areas.map((area) => (
					<option key={area} value={area} />
				))}
			</datalist>
			<label>
				<span>Note, if you like</span>
				<textarea
					name="note"
					rows={2}
					maxLength={LONGEST_NOTE}
					placeholder="A stain, a landmark, who to call"
				/>
			</label>
		</form>
	);
}

interface ChoicesProps {
	name: string;
	choices: readonly (readonly [value: string, label: string])[];
}

function Choices({ name, choices }: ChoicesProps) {
	return (
		<div className="choices">
			{choices.map(([value, label], place) => (
				<label key={value}>
					<input type="radio" name={name} value={value} defaultChecked={place === 0} />
					<span className="chip">{label}</span>
				</label>
			))}
		</div>
	);
}
