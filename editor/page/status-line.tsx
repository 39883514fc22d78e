/** The line at the foot of the page that says what became of a save. */
import { createRoot, type Root } from "react-dom/client";
import type { Problem } from "../problem-places.ts";
import { problemWords } from "../problem-words.ts";
import { languageNumber, words } from "./owner-language.ts";

let root: Root | undefined;

function inWords(problem: Problem): string {
	const { place, advice } = problemWords(problem, languageNumber);
	return [place, advice].filter(Boolean).join(": ");
}

/** @param warnings of the check, which keep nothing from being saved */
export function say(text: string, warnings: readonly Problem[] = []): void {
	root ??= createRoot(document.getElementById("status") as HTMLElement);
	root.render(
		<div className="line">
			<div>
				<p>{text}</p>
				{warnings.length > 0 && (
					<details>
						<summary>{words.lookAt(warnings.length)}</summary>
						<ul>
							{warnings.slice(0, 5).map((problem) => (
								<li key={problem.sentence}>{inWords(problem)}</li>
							))}
						</ul>
					</details>
				)}
			</div>
			<button
				type="button"
				className="plain"
				aria-label={words.close}
				onClick={() => root?.render(null)}
			>
				<span aria-hidden="true">✕</span>
			</button>
		</div>,
	);
}
