/** The bar with Save, and what it answers where nothing was saved. */
import { useState } from "react";
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

/** Shown over the page. */
type Outcome =
	| Exclude<Saved, { kind: "saved" }>
	| { kind: "look" }
	| { kind: "draft"; address: string };

/** At the thumb's reach. */
export function SaveBar({ isLocal, isSaving, setSaving, onSignOut, onLook }: SaveBarProps) {
	const say = useWords();
	const language = useLanguage();
	const store = useStore();
	const [outcome, setOutcome] = useState<Outcome>();
	const values = useDraft((one) => one.values);
	const pictures = useDraft((one) => one.pictures);
	const report = useDraft((one) => one.report);
	const { isChanged, mayUndo, host } = store;
	// It is about what was saved or not: another change ends it.
	const start = { text: isChanged ? say("unsavedDraft") : "", values, pictures };
	const [told, setTold] = useState(start);
	const isSame = values === told.values && pictures === told.pictures;
	const status = (isSame && told.text) || (isChanged && say("changed"));
	const tell = (text: string) => setTold({ text, values: store.values, pictures: store.pictures });
	/** @param work returns what stands against it, or what the status says then */
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
	const show = (place: string) => {
		setOutcome(undefined);
		onLook(place);
	};
	const { errors, warnings } = outcome?.kind === "wrong" ? outcome.report : report;
	const found = errors.length > 0 ? errors : warnings;
	return (
		<div className="fixed inset-x-0 bottom-0 border-t border-sand bg-paper">
			<div className="mx-auto flex max-w-4xl flex-wrap items-center gap-2 px-4 py-2">
				<p role="status" className="w-full text-sm font-semibold text-forest">
					{status}
				</p>
				<Button disabled={!mayUndo || isSaving} onClick={() => store.undo()}>
					{say("undo")}
				</Button>
				{host.preview && (
					<Button disabled={!isChanged || isSaving} onClick={preview}>
						{say("seeIt")}
					</Button>
				)}
				{found.length > 0 && (
					<Button
						kind="small"
						onClick={() =>
							setOutcome(found === errors ? { kind: "wrong", report } : { kind: "look" })
						}
					>
						{say(found === errors ? "wrong" : "lookAt", found.length)}
					</Button>
				)}
				<span className="grow" />
				<Button kind="main" disabled={!isChanged || isSaving} onClick={() => save()}>
					{say(isChanged || isSaving ? "save" : "nothingChanged")}
				</Button>
			</div>
			{outcome && (
				<Dialog title={say(`${outcome.kind}Title`)} onClose={() => setOutcome(undefined)}>
					<p className={look.hint}>{say(`${outcome.kind}Advice`)}</p>
					{outcome.kind === "conflict" ? (
						<>
							<Sentences of={outcome.theirs} />
							<p className={look.hint}>{say("othersStay")}</p>
							<Button kind="main" onClick={() => save("mine")}>
								{say("useMine")}
							</Button>
							<Button onClick={() => save("theirs")}>{say("useTheirs")}</Button>
						</>
					) : outcome.kind === "draft" ? (
						<a className={look.main} href={outcome.address} target="_blank" rel="noopener">
							{say("openDraft")}
						</a>
					) : (
						<ul className="grid gap-3">
							{found.map(({ place, message }) => (
								<li key={place + message}>
									<button
										type="button"
										className="cursor-pointer text-left"
										disabled={!sectionOf(place)}
										onClick={() => show(place)}
									>
										<strong className="text-green-deep underline">
											{wayTo(place, values, language).join(" → ")}
										</strong>
										<span className="block">{inFieldWords(message, place, language)}</span>
									</button>
								</li>
							))}
						</ul>
					)}
				</Dialog>
			)}
		</div>
	);
}
