import { lazy, Suspense, useEffect, useRef } from "react";
import { InLanguage } from "../../ui/in-language.tsx";
import { phoneLink } from "../../ui/phone-link.ts";
import { type ChatEntry, type Conversation, isWaiting } from "./conversation.ts";
import { missing } from "./missing.ts";

/** The markdown renderer comes with the first answer, not before. */
const Answer = lazy(() =>
	import("./answer.tsx")
		.catch(missing)
		.then(({ Answer }) => ({ default: Answer }))
		// Without it the words stand as they were written.
		.catch(() => ({ default: PlainAnswer })),
);

function PlainAnswer({ text }: { text: string }) {
	return (
		<p>
			<InLanguage text={text} />
		</p>
	);
}

interface MessageListProps {
	greeting: string;
	suggestions: string[];
	conversation: Conversation;
	online: boolean;
	/** The shop's, for who is offline. */
	phone: string;
	onSuggestion: (question: string) => void;
}

/** What was said, newest last; before the first question, three that can be asked by a press. */
export function MessageList({
	greeting,
	suggestions,
	conversation,
	online,
	phone,
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
			<div className="message is-bot">
				<InLanguage text={greeting} />
			</div>
			{conversation.map((entry, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: what was said keeps its place
				<Message key={index} entry={entry} />
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
							<InLanguage text={question} />
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
			Typing...
			<span aria-hidden="true" />
		</div>
	);
}

/** Instead of a failure: the question stays, and is asked when there is a connection again. */
function Offline({ phone }: { phone: string }) {
	return (
		<div className="message is-bot">
			You are offline. Your question will be asked when you are back online, or call{" "}
			<a href={phoneLink(phone)}>{phone}</a>.
		</div>
	);
}

function Message({ entry }: { entry: ChatEntry }) {
	if (entry.sender === "user")
		return (
			<div className="message is-visitor">
				<InLanguage text={entry.text} />
			</div>
		);
	return (
		<div className={`message is-bot${entry.failed ? " is-failed" : ""}`}>
			<Suspense fallback={<PlainAnswer text={entry.text} />}>
				<Answer text={entry.text} />
			</Suspense>
		</div>
	);
}
