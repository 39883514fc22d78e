/** Tells the owner about a save, in dialogs and in a line at the foot of the page. */
import type { Backend } from "../backend.ts";
import type { GitHost } from "../git-host.ts";
import type { Problem } from "../problem-places.ts";
import { problemWords } from "../problem-words.ts";
import { askForDescriptions } from "./description-dialog.tsx";
import { askInDialog } from "./owner-dialog.tsx";
import { languageNumber, words } from "./owner-language.ts";
import { showPreview } from "./preview.tsx";
import { showField } from "./problem-fields.ts";
import { followPublishing } from "./publishing.ts";
import type { Telling } from "./save-to-host.ts";

export function tellOwner(backend: Backend, host: GitHost): Telling {
	return {
		notSaved: words.nothingLost,
		wrong: (problems) => wrongDialog(problems),
		conflict: (theirs) => conflictDialog(theirs),
		describe: (replaced) => askForDescriptions(replaced),
		failed: (kind, message) => failedDialog(kind, message),
		preview: (save, forms) => showPreview(backend, host, save, forms),
		saved: (save) => void followPublishing(backend, save),
	};
}

async function wrongDialog(problems: readonly Problem[]): Promise<void> {
	const shown = await askInDialog<Problem | undefined>({
		title: words.somethingWrong(problems.length),
		dismissed: undefined,
		children: (answer) => (
			<>
				<ul className="problems">
					{problems.map((problem) => (
						<ProblemEntry key={problem.sentence} problem={problem} show={() => answer(problem)} />
					))}
				</ul>
				<p className="quiet">{words.nothingLost}</p>
				<div className="buttons">
					<button type="button" className="first" onClick={() => answer(undefined)}>
						{words.goOn}
					</button>
				</div>
			</>
		),
	});
	// After the editor has shown its own alert, and that is closed.
	setTimeout(() => void showField(problems, shown), 400);
}

function ProblemEntry({ problem, show }: { problem: Problem; show(): void }) {
	const { place, advice } = problemWords(problem, languageNumber);
	return (
		<li>
			<p>
				{place && <strong>{place}: </strong>}
				{advice}
			</p>
			{problem.field && (
				<button type="button" className="second" onClick={show}>
					{words.showField}
				</button>
			)}
		</li>
	);
}

function conflictDialog(theirs: readonly string[]): Promise<"mine" | "stop"> {
	return askInDialog<"mine" | "stop">({
		title: words.othersChanged,
		dismissed: "stop",
		children: (answer) => (
			<>
				<p>{words.theyChanged}</p>
				<ul lang="en">
					{theirs.map((sentence) => (
						<li key={sentence}>{sentence}</li>
					))}
				</ul>
				<p className="quiet">
					{words.othersStay} {words.nothingLost}
				</p>
				<div className="buttons">
					<button type="button" className="second" onClick={() => answer("stop")}>
						{words.goOn}
					</button>
					<button type="button" className="first" onClick={() => answer("mine")}>
						{words.useMine}
					</button>
				</div>
			</>
		),
	});
}

const failures = {
	offline: [words.offline, words.offlineAdvice],
	refused: [words.refused, words.refusedAdvice],
	other: [words.hostSays, ""],
} as const;

async function failedDialog(kind: keyof typeof failures, message: string): Promise<void> {
	const [title, advice] = failures[kind];
	await askInDialog<void>({
		title,
		dismissed: undefined,
		children: (answer) => (
			<>
				{advice && <p>{advice}</p>}
				{kind === "other" && <p lang="en">{message}</p>}
				<p className="quiet">{words.nothingLost}</p>
				<div className="buttons">
					<button type="button" className="first" onClick={() => answer()}>
						{words.goOn}
					</button>
				</div>
			</>
		),
	});
}
