import { type ComponentType, useEffect, useState } from "react";
import { Link } from "../../ui/link.tsx";
import { missing, retryLoad } from "./retry-load.ts";

export type AnswerRenderer = ComponentType<{ text: string }>;

/** Loads the markdown renderer, during the first question. */
export const loadAnswerRenderer = retryLoad(() => import("./answer.tsx").catch(missing));

/** The words and links alone, replaced by the markdown renderer once that is wanted and has loaded. */
export function useAnswerRenderer(isWanted: boolean): AnswerRenderer {
	const [renderer, setRenderer] = useState<AnswerRenderer>(() => PlainAnswer);
	useEffect(() => {
		if (!isWanted) return;
		loadAnswerRenderer().then(
			({ Answer }) => setRenderer(() => Answer),
			() => {},
		);
	}, [isWanted]);
	return renderer;
}

const marks = /\*\*|`|^\s*(?:[-*]|#+)\s+/gm;
const link = /\[([^\]]+)\]\((https:[^\s)]+)\)/;

function PlainAnswer({ text }: { text: string }) {
	const [before, name, href = "", after] = text.replace(marks, "").split(link);
	return (
		<p className="whitespace-pre-line">
			{before}
			{name && (
				<Link href={href} opensTab>
					{name}
				</Link>
			)}
			{after}
		</p>
	);
}
