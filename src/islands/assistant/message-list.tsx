import { useEffect, useRef } from "react";
import { assistant as words } from "#language/words.json";
import "../../ui/chip.css";
import { phoneLink } from "../../../shop/format-phone.ts";
import { Answer } from "./answer.tsx";
import {
	type ChatEntry,
	type Conversation,
	type ConversationEvent,
	isWaiting,
	listPlace,
} from "./conversation.ts";
import { ShopAnswer, type ShopAnswerProps } from "./shop-answer.tsx";

interface MessageListProps {
	greeting: string;
	suggestions: string[];
	conversation: Conversation;
	online: boolean;
	phone: string;
	listHref: string;
	onAsk: (question: string) => void;
	onEvent: (event: ConversationEvent) => void;
}

/** The messages, newest last; before the first question, suggestions. */
export function MessageList({
	greeting,
	suggestions,
	conversation,
	online,
	phone,
	listHref,
	onAsk,
	onEvent,
}: MessageListProps) {
	const said = conversation.length;
	const listAt = listPlace(conversation);
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		// The end of a reversed box. Visitors who have scrolled up stay there until the next message.
		if (said > 0) box.current?.scrollTo({ top: 0, behavior: "instant" });
	}, [said]);

	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
		<div className="messages" role="log" aria-label={words.conversation} tabIndex={0} ref={box}>
			<div>
				<div className="message is-bot">{greeting}</div>
				{conversation.map((entry, index) => (
					<Message
						// biome-ignore lint/suspicious/noArrayIndexKey: messages keep their places
						key={index}
						entry={entry}
						// The newest list is the chat's; those before it stay as they were answered.
						lines={index === listAt ? entry.lines : undefined}
						listHref={listHref}
						onListed={(ids) => onEvent({ type: "listed", index, ids })}
						onChange={(change) => onEvent({ type: "changed", index, change })}
						// "More" is asked of the answer that was given last.
						onAsk={index === said - 1 ? onAsk : undefined}
					/>
				))}
				{isWaiting(conversation) && (online ? <Typing /> : <Offline phone={phone} />)}
				{said === 0 && (
					<div className="suggestions">
						{suggestions.map((question) => (
							<button key={question} type="button" className="chip" onClick={() => onAsk(question)}>
								{question}
							</button>
						))}
					</div>
				)}
			</div>
		</div>
	);
}

function Typing() {
	return (
		<div className="message is-bot is-typing">
			{words.typing}
			<span aria-hidden="true" />
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

interface MessageProps
	extends Pick<ShopAnswerProps, "lines" | "listHref" | "onListed" | "onChange" | "onAsk"> {
	entry: ChatEntry;
}

function Message({ entry, ...actions }: MessageProps) {
	const { sender, text, failed, parts, listed } = entry;
	if (sender === "user") return <div className="message is-visitor">{text}</div>;
	if (!parts)
		return (
			<div className={`message is-bot${failed ? " is-failed" : ""}`}>
				<Answer text={text} />
			</div>
		);
	const hasButtons = parts.rows || parts.toList || parts.asks?.length || parts.actions?.length;
	return (
		<div
			className={`message is-bot${actions.lines ? " has-list" : hasButtons ? " has-buttons" : ""}`}
			lang={parts.lang}
		>
			<ShopAnswer {...{ text, parts, listed, ...actions }} />
		</div>
	);
}
