import { type ComponentType, useEffect, useState } from "react";
import { missing } from "./missing.ts";
import { PlainAnswer } from "./plain-answer.tsx";

/** Shows the assistant's words, which are markdown. */
export type AnswerRenderer = ComponentType<{ text: string }>;

let loading: Promise<{ Answer: AnswerRenderer }> | undefined;

/** The markdown renderer: a file of its own, fetched while the first answer is awaited. */
export function loadAnswerRenderer(): Promise<{ Answer: AnswerRenderer }> {
	loading ??= import("./answer.tsx").catch((error) => {
		loading = undefined;
		return missing(error);
	});
	return loading;
}

/** The markdown renderer once it is wanted and there; until then, and where it does not come, a plain one. */
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
