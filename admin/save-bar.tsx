import { useDraft, useStore } from "./draft-store.ts";
import { useWords } from "./language.ts";
import { look } from "./ui.tsx";

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
				<button
					type="button"
					className={look.plain}
					disabled={!mayUndo || isSaving}
					onClick={() => store.undo()}
				>
					{say("undo")}
				</button>
				{onSeeIt && (
					<button
						type="button"
						className={look.plain}
						disabled={!isChanged || isSaving}
						onClick={onSeeIt}
					>
						{say("seeIt")}
					</button>
				)}
				{isChanged && errors > 0 && (
					<button type="button" className={`${look.small} text-alert`} onClick={onProblems}>
						{say("wrong", errors)}
					</button>
				)}
				{untranslated && !isChanged && (
					<button type="button" className={look.small} onClick={() => onLook(`${untranslated}/hi`)}>
						{say("lookAt", count)}
					</button>
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
