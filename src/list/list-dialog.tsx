import { shortTime } from "../../content/format-hours.ts";
import type { Business, Pages, WhatsAppMessages } from "../../content/types.ts";
import { Icon } from "../ui/icon.tsx";
import { NewTabHint } from "../ui/new-tab-hint.tsx";
import { whatsappLink } from "../ui/whatsapp-link.ts";
import { DIALOG } from "./parts.ts";
import type { ReadyTexts } from "./ready-words.ts";
import { WishesForm, type WishesFormProps } from "./wishes-form.tsx";

interface ListDialogProps extends WishesFormProps {
	business: WishesFormProps["business"] &
		Pick<Business, "whatsapp" | "turnaroundHours" | "expressCutoff">;
	readyTexts: Pages["readyBy"];
	messages: Pick<WhatsAppMessages, "listStart" | "listEstimate" | "listEnd">;
}

/** The list, what goes with it, and the way to send it. list-panel.ts gives it life. */
export function ListDialog({ business, messages, readyTexts, ...area }: ListDialogProps) {
	const { whatsapp } = business;
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
				<p className="unkept" hidden>
					This browser does not keep your list: send it before you leave the page.
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
				<WishesForm business={business} {...area} />
			</div>
			<div className="foot">
				<p>
					<b className="sum" />
					<small className="left" hidden />
					<small>{messages.listEstimate}</small>
					<small className="ready" {...readyData(business, readyTexts, area.hasExpress)} />
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

/** The words of the line that says when the list is ready: ready-words.ts chooses among them. */
function readyData(
	{ turnaroundHours, expressCutoff }: ListDialogProps["business"],
	{ now, later, ready }: Pages["readyBy"],
	hasExpress: boolean,
) {
	const texts: ReadyTexts = {
		now,
		later,
		ready,
		picked: "Picked up then,",
		rest: "For the rest, we tell you at pickup.",
		express: expressCutoff
			? `Express: back the same day if we have it by ${shortTime(expressCutoff)}`
			: "Express: ask us for the latest hour",
	};
	if (!hasExpress) texts.express = "";
	const data = Object.entries({ to: turnaroundHours.to, ...texts });
	return Object.fromEntries(data.map(([name, value]) => [`data-${name}`, value]));
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
				<input type="text" autoComplete="off" placeholder="?" />
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
