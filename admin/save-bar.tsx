/** The bar with Save, and what it answers where nothing was saved. */
import type { Problem } from "./check-shop.ts";
import { useDraft, useStore } from "./draft-store.ts";
import { useLanguage, useWords } from "./language.ts";
import { inFieldWords, wayTo } from "./names.ts";
import { sectionOf } from "./sections.tsx";
import { Button, Dialog, look, Sentences } from "./ui.tsx";

interface SaveBarProps {
	status: string;
	isSaving: boolean;
	onSave(): void;
	onSeeIt?(): void;
	onProblems(): void;
	onLook(place: string): void;
}

/** At the thumb's reach. */
export function SaveBar({ status, isSaving, onSave, onSeeIt, onProblems, onLook }: SaveBarProps) {
	const say = useWords();
	const store = useStore();
	const isChanged = useDraft(() => store.isChanged);
	const mayUndo = useDraft(() => store.mayUndo);
	const errors = useDraft(({ report }) => report.errors.length);
	const count = useDraft(({ report }) => report.warnings.length);
	const untranslated = useDraft(({ report }) => report.warnings[0]?.place);
	const said = isChanged && !isSaving && !status ? say("changed") : status;
	return (
		<div className="fixed inset-x-0 bottom-0 border-t border-sand bg-paper">
			<div className="mx-auto flex max-w-4xl flex-wrap items-center gap-2 px-4 py-2">
				<p role="status" className="w-full text-sm font-semibold text-forest">
					{said}
				</p>
				<Button isOff={!mayUndo || isSaving} onPress={() => store.undo()}>
					{say("undo")}
				</Button>
				{onSeeIt && (
					<Button isOff={!isChanged || isSaving} onPress={onSeeIt}>
						{say("seeIt")}
					</Button>
				)}
				{isChanged && errors > 0 && (
					<button type="button" className={`${look.small} text-alert`} onClick={onProblems}>
						{say("wrong", errors)}
					</button>
				)}
				{untranslated && !isChanged && (
					<Button kind="small" onPress={() => onLook(`${untranslated}/hi`)}>
						{say("lookAt", count)}
					</Button>
				)}
				<button
					type="button"
					className={`${look.main} ml-auto`}
					disabled={!isChanged || isSaving}
					onClick={onSave}
				>
					{say(isChanged || isSaving ? "save" : "nothingChanged")}
				</button>
			</div>
		</div>
	);
}

interface WrongProps {
	problems: readonly Problem[];
	onShow(place: string): void;
	onClose(): void;
}

/** All that must be put right, with a way to each. */
export function Wrong({ problems, onShow, onClose }: WrongProps) {
	const say = useWords();
	const language = useLanguage();
	const { values } = useStore();
	return (
		<Dialog title={say("wrongTitle")} onClose={onClose}>
			<p className={look.hint}>{say("wrongAdvice")}</p>
			<ul className="grid gap-3">
				{problems.map(({ place, message }) => (
					<li key={place + message}>
						<button
							type="button"
							className="cursor-pointer text-left"
							disabled={!sectionOf(place)}
							onClick={() => onShow(place)}
						>
							<strong className="text-green-deep underline">
								{wayTo(place, values[place.replace(/#.*$/, "")], language).join(" → ")}
							</strong>
							<span className="block">{inFieldWords(message, place, language)}</span>
						</button>
					</li>
				))}
			</ul>
		</Dialog>
	);
}

interface ConflictProps {
	theirs: readonly string[];
	onChoice(winner: "mine" | "theirs"): void;
	onClose(): void;
}

export function Conflict({ theirs, onChoice, onClose }: ConflictProps) {
	const say = useWords();
	return (
		<Dialog title={say("conflictTitle")} onClose={onClose}>
			<p className={look.hint}>{say("conflictAdvice")}</p>
			<Sentences of={theirs} />
			<p className={look.hint}>{say("othersStay")}</p>
			<div className="flex flex-wrap gap-2">
				<Button kind="main" onPress={() => onChoice("mine")}>
					{say("useMine")}
				</Button>
				<Button onPress={() => onChoice("theirs")}>{say("useTheirs")}</Button>
			</div>
		</Dialog>
	);
}
