/** The bar with Save, and what it answers where nothing was saved. */
import { useState } from "react";
import type { Problem } from "./check-shop.ts";
import { useDraft, useStore } from "./draft-store.ts";
import { HostError } from "./host.ts";
import { useLanguage, useWords } from "./language.ts";
import { inFieldWords, wayTo } from "./names.ts";
import { prepareSave, type Saved } from "./save-draft.ts";
import { sectionOf } from "./sections.tsx";
import { Button, Dialog, look, Sentences } from "./ui.tsx";

interface SaveBarProps {
	isLocal: boolean;
	isSaving: boolean;
	setSaving(isSaving: boolean): void;
	onSignOut(): void;
	onLook(place: string): void;
}

/** At the thumb's reach. */
export function SaveBar({ isLocal, isSaving, setSaving, onSignOut, onLook }: SaveBarProps) {
	const say = useWords();
	const store = useStore();
	const [outcome, setOutcome] = useState<Saved | { kind: "draft"; address: string }>();
	const [told, setTold] = useState(() => ({
		text: store.isChanged ? say("unsavedDraft") : "",
		draft: store.draft,
	}));
	const draft = useDraft((one) => one.draft);
	const { errors, warnings } = useDraft(({ report }) => report);
	const { isChanged, mayUndo } = store;
	// It is about what was saved or not: another change ends it.
	const status = (draft === told.draft && told.text) || (isChanged && say("changed"));
	const tell = (text: string) => setTold({ text, draft: store.draft });
	/** @param work returns what the status says then */
	const trying = async (work: () => Promise<string>) => {
		setSaving(true);
		tell(say("saving"));
		try {
			tell(await work());
		} catch (error) {
			const { kind, message } =
				error instanceof HostError ? error : { kind: "other", message: String(error) };
			tell(kind === "offline" || kind === "refused" ? say(kind) : say("hostSays", message));
			if (kind === "refused") onSignOut();
		} finally {
			setSaving(false);
		}
	};
	const save = (winner?: "mine" | "theirs") =>
		trying(async () => {
			const saved = await store.save(winner);
			setOutcome(saved.kind === "saved" ? undefined : saved);
			return saved.kind === "saved" ? say(isLocal ? "savedHere" : "saved") : "";
		});
	const preview = () =>
		trying(async () => {
			const options = { today: new Date(), winner: "mine" } as const;
			const prepared = await prepareSave(store.base, draft, await store.host.open(), options);
			if (prepared.kind === "wrong") setOutcome(prepared);
			const address = prepared.kind === "changed" && (await store.host.preview?.(prepared.change));
			if (address) setOutcome({ kind: "draft", address });
			return "";
		});
	const close = () => setOutcome(undefined);
	const show = (place: string) => {
		close();
		onLook(place);
	};
	const [untranslated] = warnings;
	return (
		<div className="fixed inset-x-0 bottom-0 border-t border-sand bg-paper">
			<div className="mx-auto flex max-w-4xl flex-wrap items-center gap-2 px-4 py-2">
				<p role="status" className="w-full text-sm font-semibold text-forest">
					{status}
				</p>
				<Button isOff={!mayUndo || isSaving} onPress={() => store.undo()}>
					{say("undo")}
				</Button>
				{store.host.preview && (
					<Button isOff={!isChanged || isSaving} onPress={preview}>
						{say("seeIt")}
					</Button>
				)}
				{isChanged && errors.length > 0 && (
					<Button kind="small" onPress={() => setOutcome({ kind: "wrong", report: store.report })}>
						{say("wrong", errors.length)}
					</Button>
				)}
				{untranslated && !isChanged && (
					<Button kind="small" onPress={() => onLook(`${untranslated.place}/hi`)}>
						{say("lookAt", warnings.length)}
					</Button>
				)}
				<span className="grow" />
				<Button kind="main" isOff={!isChanged || isSaving} onPress={() => save()}>
					{say(isChanged || isSaving ? "save" : "nothingChanged")}
				</Button>
			</div>
			{outcome?.kind === "wrong" && (
				<Dialog title={say("wrongTitle")} onClose={close}>
					<p className={look.hint}>{say("wrongAdvice")}</p>
					<ul className="grid gap-3">
						{outcome.report.errors.map((problem) => (
							<Row key={problem.place + problem.message} problem={problem} onShow={show} />
						))}
					</ul>
				</Dialog>
			)}
			{outcome?.kind === "conflict" && (
				<Dialog title={say("conflictTitle")} onClose={close}>
					<p className={look.hint}>{say("conflictAdvice")}</p>
					<Sentences of={outcome.theirs} />
					<p className={look.hint}>{say("othersStay")}</p>
					<Button kind="main" onPress={() => save("mine")}>
						{say("useMine")}
					</Button>
					<Button onPress={() => save("theirs")}>{say("useTheirs")}</Button>
				</Dialog>
			)}
			{outcome?.kind === "draft" && (
				<Dialog title={say("seeIt")} onClose={close}>
					<p>{say("draftIsBuilt")}</p>
					<a className={look.main} href={outcome.address} target="_blank" rel="noopener">
						{say("openDraft")}
					</a>
				</Dialog>
			)}
		</div>
	);
}

function Row({ problem, onShow }: { problem: Problem; onShow(place: string): void }) {
	const language = useLanguage();
	const { values } = useStore();
	const { place, message } = problem;
	const way = wayTo(place, values[place.replace(/#.*$/, "")], language).join(" → ");
	return (
		<li>
			<button
				type="button"
				className="cursor-pointer text-left"
				disabled={!sectionOf(place)}
				onClick={() => onShow(place)}
			>
				<strong className="text-green-deep underline">{way}</strong>
				<span className="block">{inFieldWords(message, place, language)}</span>
			</button>
		</li>
	);
}
