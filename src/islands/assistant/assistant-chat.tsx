import { useRef } from "react";
import { assistant as words } from "#language/words.json";
import { limits } from "../../../assistant/limits.ts";
import { phoneLink } from "../../../shop/format-phone.ts";
import type { AssistantTexts } from "../../../shop/types.ts";
import rowStyles from "../../list/rows.css?inline";
import { useFocusOnOpen, useStyleSheet } from "../../ui/hooks.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import conversationStyles from "./conversation.css?inline";
import { isWaiting } from "./conversation.ts";
import { MessageList } from "./message-list.tsx";
import answerStyles from "./shop-answer.css?inline";
import { useConversation } from "./use-conversation.ts";
import "../../ui/button.css";
import "./assistant-chat.css";

export interface AssistantChatProps
	extends Pick<AssistantTexts, "greeting" | "suggestions" | "baseUrl" | "model"> {
	/** The bearer token; React reserves `key`. */
	bearer: string;
	chatHref: string;
	phone: string;
	/** A page that shows the visitor's list. */
	listHref: string;
}

export function AssistantChat(props: AssistantChatProps) {
	const { greeting, suggestions, phone, listHref, ...service } = props;
	const root = useRef<HTMLDivElement>(null);
	const field = useRef<HTMLInputElement>(null);
	useFocusOnOpen(field);
	useStyleSheet(conversationStyles + answerStyles + rowStyles);
	const { conversation, online, ask, dispatch } = useConversation(root, service);
	const waiting = isWaiting(conversation);

	return (
		<div className="assistant-chat" ref={root}>
			<MessageList
				greeting={greeting}
				suggestions={suggestions}
				conversation={conversation}
				online={online}
				phone={phone}
				listHref={listHref}
				onAsk={ask}
				onEvent={dispatch}
			/>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					const form = event.currentTarget;
					if (ask(String(new FormData(form).get("question") ?? ""))) form.reset();
				}}
			>
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
