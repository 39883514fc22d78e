import * as words from "#language/words/assistant";
import "../../ui/chip.css";
import { phoneLink } from "../../ui/phone-link.ts";
import { type AnswerRenderer, useAnswerRenderer } from "./answer-renderer.ts";
import { type ChatEntry, type Conversation, isWaiting } from "./conversation.ts";
import { useNewestInView } from "./newest-in-view.ts";

interface MessageListProps {
	greeting: string;
	suggestions: string[];
	conversation: Conversation;
	online: boolean;
	phone: string;
	onSuggestion: (question: string) => void;
}

/** The messages, newest last; before the first question, suggestions. */
export function MessageList({
	greeting,
	suggestions,
	conversation,
	online,
	phone,
	onSuggestion,
}: MessageListProps) {
	const said = conversation.length;
	const list = useNewestInView(said);
	const Answer = useAnswerRenderer(said > 0);

	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
		<div className="messages" role="log" aria-label={words.conversation} tabIndex={0} ref={list}>
			<div className="message is-bot">{greeting}</div>
			{conversation.map((entry, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: messages keep their places
				<Message key={index} entry={entry} Answer={Answer} />
			))}
			{isWaiting(conversation) && (online ? <Typing /> : <Offline phone={phone} />)}
			{said === 0 && (
				<div className="suggestions">
					{suggestions.map((question) => (
						<button
							key={question}
							type="button"
							className="chip"
							onClick={() => onSuggestion(question)}
						>
							{question}
						</button>
					))}
				</div>
			)}
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
	const [before, after] = words.offlineQuestion;
	return (
		<div className="message is-bot">
			{before}
			<a href={phoneLink(phone)}>{phone}</a>
			{after}
		</div>
	);
}

function Message({ entry, Answer }: { entry: ChatEntry; Answer: AnswerRenderer }) {
	if (entry.sender === "user") return <div className="message is-visitor">{entry.text}</div>;
	return (
		<div className={`message is-bot${entry.failed ? " is-failed" : ""}`}>
			<Answer text={entry.text} />
		</div>
	);
}
