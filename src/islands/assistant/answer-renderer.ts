import { type ComponentType, useEffect, useState } from "react";
import { missing } from "./missing.ts";
import { PlainAnswer } from "./plain-answer.tsx";
import { retryLoad } from "./retry-load.ts";

export type AnswerRenderer = ComponentType<{ text: string }>;

/** Loads the markdown renderer, during the first question. */
export const loadAnswerRenderer = retryLoad(() => import("./answer.tsx").catch(missing));

/** A plain renderer, replaced by the markdown renderer once that is wanted and has loaded. */
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
