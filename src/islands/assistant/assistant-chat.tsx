import { type FormEvent, useEffect, useRef } from "react";
import { assistant as words } from "#language/words.json";
import { limits } from "../../../assistant/limits.ts";
import { phoneLink } from "../../../shop/format-phone.ts";
import type { AssistantTexts } from "../../../shop/types.ts";
import rowStyles from "../../list/rows.css?inline";
import { useFocusOnOpen, useStyleSheet } from "../../ui/hooks.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import conversationStyles from "./conversation.css?inline";
import { isWaiting, listPlace } from "./conversation.ts";
import answerStyles from "./message.css?inline";
import { Message } from "./message.tsx";
import { useConversation } from "./use-conversation.ts";
import "../../ui/button.css";
import "../../ui/chip.css";
import "./assistant-chat.css";

export interface AssistantChatProps
	extends Pick<AssistantTexts, "greeting" | "suggestions" | "baseUrl" | "model"> {
	/** The bearer token; React reserves `key`. */
	bearer: string;
	chatHref: string;
	phone: string;
	listHref: string;
}

/** The messages, newest last; before the first question, suggestions; and a field for the next one. */
export function AssistantChat(props: AssistantChatProps) {
	const { greeting, suggestions, phone, listHref, ...service } = props;
	const box = useRef<HTMLDivElement>(null);
	const field = useRef<HTMLInputElement>(null);
	useFocusOnOpen(field);
	useStyleSheet(conversationStyles + answerStyles + rowStyles);
	const { conversation, online, ask, dispatch } = useConversation(service);
	const waiting = isWaiting(conversation);
	const listAt = listPlace(conversation);
	const said = conversation.length;
	useEffect(() => {
		// The end of a reversed box. Visitors who have scrolled up stay there until the next message.
		if (said > 0) box.current?.scrollTo({ top: 0, behavior: "instant" });
	}, [said]);

	function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (ask(field.current?.value ?? "")) event.currentTarget.reset();
	}

	return (
		<div className="assistant-chat">
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard */}
			<div className="messages" role="log" aria-label={words.conversation} tabIndex={0} ref={box}>
				<div>
					<div className="message is-bot">{greeting}</div>
					{conversation.map((entry, index) => (
						<Message
							// biome-ignore lint/suspicious/noArrayIndexKey: messages keep their places
							key={index}
							entry={entry}
							isList={index === listAt}
							listHref={listHref}
							onChange={(entry) => dispatch({ type: "changed", index, entry })}
							onAsk={index === said - 1 ? ask : undefined}
						/>
					))}
					{waiting && !online && <Offline phone={phone} />}
					{waiting && online && (
						<div className="message is-bot is-typing">
							{words.typing}
							<span aria-hidden="true" />
						</div>
					)}
					{said === 0 && (
						<div className="suggestions">
							{suggestions.map((question) => (
								<button key={question} type="button" className="chip" onClick={() => ask(question)}>
									{question}
								</button>
							))}
						</div>
					)}
				</div>
			</div>
			<form onSubmit={send}>
				<label>
					<span className="visually-hidden">{words.question}</span>
					<input
						ref={field}
						className="field"
						name="question"
						type="text"
						maxLength={limits.question}
						autoComplete="off"
						enterKeyHint="send"
						placeholder={words.questionExample}
					/>
				</label>
				<button type="submit" className="send" aria-label={words.send} disabled={waiting}>
					<Icon name="send-horizontal" />
				</button>
			</form>
		</div>
	);
}

function Offline({ phone }: { phone: string }) {
	const [before, after] = words.offlineQuestion.split("{phone}");
	return (
		<div className="message is-bot">
			{before}
			<a href={phoneLink(phone)}>{phone}</a>
			{after}
		</div>
	);
}

/** Contacts that need no script, shown while the assistant's code is missing (assistant-chat.css). */
export function LateNote({ phone, chatHref }: { phone: string; chatHref: string }) {
	return (
		<p className="late">
			<span className="is-slow">{words.slow}</span>
			<span className="is-offline">{words.offline}</span>{" "}
			<Link href={chatHref}>{words.chatOnWhatsApp}</Link>
			{words.orCall}
			<a href={phoneLink(phone)}>{phone}</a>
		</p>
	);
}
