import { lazy, Suspense, useEffect, useRef } from "react";
import { type ChatEntry, type Conversation, isWaiting } from "./conversation.ts";

/** The markdown renderer comes with the first answer, not before. */
const Answer = lazy(async () => ({ default: (await import("./answer.tsx")).Answer }));

interface MessageListProps {
	greeting: string;
	suggestions: string[];
	conversation: Conversation;
	onSuggestion: (question: string) => void;
}

/** What was said, newest last; before the first question, three that can be asked by a press. */
export function MessageList({
	greeting,
	suggestions,
	conversation,
	onSuggestion,
}: MessageListProps) {
	const list = useRef<HTMLDivElement>(null);
	const said = conversation.length;

	useEffect(() => {
		if (said === 0 || !list.current) return;
		const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
		list.current.scrollTo({
			top: list.current.scrollHeight,
			behavior: still ? "instant" : "smooth",
		});
	}, [said]);

	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
		<div className="messages" role="log" aria-label="Conversation" tabIndex={0} ref={list}>
			<div className="message is-bot">{greeting}</div>
			{conversation.map((entry, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: what was said keeps its place
				<Message key={index} entry={entry} />
			))}
			{isWaiting(conversation) && (
				<div className="message is-bot is-typing">
					Typing...
					<span aria-hidden="true" />
				</div>
			)}
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

function Message({ entry }: { entry: ChatEntry }) {
	if (entry.sender === "user") return <div className="message is-visitor">{entry.text}</div>;
	return (
		<div className={`message is-bot${entry.failed ? " is-failed" : ""}`}>
			<Suspense fallback={<p>{entry.text}</p>}>
				<Answer text={entry.text} />
			</Suspense>
		</div>
	);
}
