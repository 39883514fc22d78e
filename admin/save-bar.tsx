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

type Outcome = Exclude<Saved, { kind: "saved" }> | { kind: "draft"; address: string } | undefined;

/** At the thumb's reach. */
export function SaveBar({ isLocal, isSaving, setSaving, onSignOut, onLook }: SaveBarProps) {
	const say = useWords();
	const store = useStore();
	const [outcome, setOutcome] = useState<Outcome | { kind: "look" }>();
	const values = useDraft((one) => one.values);
	const report = useDraft((one) => one.report);
	const { isChanged, mayUndo, host } = store;
	// It is about what was saved or not: another change ends it.
	const [told, setTold] = useState({ text: isChanged ? say("unsavedDraft") : "", values });
	const status = (values === told.values && told.text) || (isChanged && say("changed"));
	const tell = (text: string) => setTold({ text, values: store.values });
	/** @param work returns why it was not saved, or what the status says then */
	const trying = async (work: () => Promise<Outcome | string>) => {
		setSaving(true);
		tell(say("saving"));
		try {
			const done = await work();
			tell(typeof done === "string" ? done : "");
			setOutcome(typeof done === "string" ? undefined : done);
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
			return saved.kind === "saved" ? say(isLocal ? "savedHere" : "saved") : saved;
		});
	const preview = () =>
		trying(async () => {
			const options = { today: new Date(), winner: "mine" } as const;
			const prepared = await prepareSave(store, await host.read(), options);
			if (prepared.kind === "wrong") return prepared;
			const address = prepared.kind === "changed" && (await host.preview?.(prepared.change));
			return address ? { kind: "draft", address } : "";
		});
	const close = () => setOutcome(undefined);
	const rows = (problems: readonly Problem[]) => (
		<ul className="grid gap-3">
			{problems.map((problem) => (
				<ProblemRow
					key={problem.place + problem.message}
					problem={problem}
					onShow={(place) => {
						close();
						onLook(place);
					}}
				/>
			))}
		</ul>
	);
	return (
		<div className="fixed inset-x-0 bottom-0 border-t border-sand bg-paper">
			<div className="mx-auto flex max-w-4xl flex-wrap items-center gap-2 px-4 py-2">
				<p role="status" className="w-full text-sm font-semibold text-forest">
					{status}
				</p>
				<Button isOff={!mayUndo || isSaving} onPress={() => store.undo()}>
					{say("undo")}
				</Button>
				{host.preview && (
					<Button isOff={!isChanged || isSaving} onPress={preview}>
						{say("seeIt")}
					</Button>
				)}
				{report.errors.length > 0 ? (
					<Button kind="small" onPress={() => setOutcome({ kind: "wrong", report })}>
						{say("wrong", report.errors.length)}
					</Button>
				) : (
					report.warnings.length > 0 && (
						<Button kind="small" onPress={() => setOutcome({ kind: "look" })}>
							{say("lookAt", report.warnings.length)}
						</Button>
					)
				)}
				<span className="grow" />
				<Button kind="main" isOff={!isChanged || isSaving} onPress={() => save()}>
					{say(isChanged || isSaving ? "save" : "nothingChanged")}
				</Button>
			</div>
			{outcome?.kind === "wrong" && (
				<Dialog title={say("wrongTitle")} onClose={close}>
					<p className={look.hint}>{say("wrongAdvice")}</p>
					{rows(outcome.report.errors)}
				</Dialog>
			)}
			{outcome?.kind === "look" && (
				<Dialog title={say("lookTitle")} onClose={close}>
					<p className={look.hint}>{say("lookAdvice")}</p>
					{rows(report.warnings)}
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

function ProblemRow({ problem, onShow }: { problem: Problem; onShow(place: string): void }) {
	const language = useLanguage();
	const { values } = useStore();
	const { place, message } = problem;
	return (
		<li>
			<button
				type="button"
				className="cursor-pointer text-left"
				disabled={!sectionOf(place)}
				onClick={() => onShow(place)}
			>
				<strong className="text-green-deep underline">
					{wayTo(place, values, language).join(" → ")}
				</strong>
				<span className="block">{inFieldWords(message, place, language)}</span>
			</button>
		</li>
	);
}
