/** The page once the shop is read: sections, search, and the bar with Save. */
import { useEffect, useState } from "react";
import { useDraft, useStore } from "./draft-store.ts";
import { HostError } from "./host.ts";
import { type OwnerLanguage, useLanguage, useWords } from "./language.ts";
import { Conflict, SaveBar, Wrong } from "./save-bar.tsx";
import { prepareSave, type Saved } from "./save-draft.ts";
import { Search } from "./search.tsx";
import { type Section, SectionForms, sectionOf, sections } from "./sections.tsx";
import { Dialog, look } from "./ui.tsx";

interface EditorProps {
	isLocal: boolean;
	onLanguage(language: OwnerLanguage): void;
	onSignOut(): void;
}

const sectionInAddress = (): Section =>
	sections.find((one) => `#${one}` === location.hash) ?? "prices";

export function Editor({ isLocal, onLanguage, onSignOut }: EditorProps) {
	const say = useWords();
	const store = useStore();
	const language = useLanguage();
	const [section, setSection] = useState(sectionInAddress);
	const [isSaving, setSaving] = useState(false);
	const [outcome, setOutcome] = useState<Saved | { kind: "draft"; address: string }>();
	const [told, setTold] = useState(() => ({
		text: store.isChanged ? say("unsavedDraft") : "",
		draft: store.draft,
	}));
	// It is about what was saved or not: another change ends it.
	const status = useDraft(({ draft }) => draft === told.draft) ? told.text : "";
	const tell = (text: string) => setTold({ text, draft: store.draft });
	useLeadToTarget();
	// The check's sentences are in the language of whoever reads them.
	useEffect(() => {
		if (language && store.isChanged) store.check();
	}, [language, store]);
	useEffect(() => {
		const link = document.querySelector(`nav a[href="#${section}"]`);
		link?.scrollIntoView({ block: "nearest", inline: "center" });
	}, [section]);
	useEffect(() => {
		const follow = () => setSection(sectionInAddress());
		const warn = (event: BeforeUnloadEvent) => store.isChanged && event.preventDefault();
		window.addEventListener("hashchange", follow);
		window.addEventListener("beforeunload", warn);
		return () => {
			window.removeEventListener("hashchange", follow);
			window.removeEventListener("beforeunload", warn);
		};
	}, [store]);
	const lead = (place: string) => {
		const wanted = sectionOf(place);
		if (wanted && wanted !== section) location.hash = wanted;
		setOutcome(undefined);
		store.lead(place);
	};
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
			if (saved.kind !== "saved") return "";
			return say(isLocal ? "savedHere" : "saved");
		});
	const preview = () =>
		trying(async () => {
			const options = { today: new Date(), winner: "mine" } as const;
			const now = await store.host.open();
			const prepared = await prepareSave(store.base, store.draft, now, options);
			if (prepared.kind === "wrong") setOutcome(prepared);
			const address = prepared.kind === "changed" && (await store.host.preview?.(prepared.change));
			if (address) setOutcome({ kind: "draft", address });
			return "";
		});
	const close = () => setOutcome(undefined);
	return (
		<>
			<header className="border-b border-sand bg-paper">
				<div className="mx-auto flex max-w-4xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
					<h1 className="grow text-lg font-bold text-forest">{say("title")}</h1>
					<a
						className={look.small}
						href={language === "hi" ? "/hi" : "/"}
						target="_blank"
						rel="noopener"
					>
						{say("toTheSite")}
					</a>
					<button
						type="button"
						className={look.small}
						lang={language === "hi" ? "en" : "hi"}
						onClick={() => onLanguage(language === "hi" ? "en" : "hi")}
					>
						{language === "hi" ? "English" : "हिन्दी"}
					</button>
					<Search onFound={lead} />
				</div>
				<nav aria-label={say("sections")} className="mx-auto max-w-4xl overflow-x-auto px-4 pb-2">
					<ul className="flex gap-2 sm:flex-wrap">
						{sections.map((one) => (
							<li key={one} className="shrink-0">
								<a
									href={`#${one}`}
									aria-current={one === section ? "page" : undefined}
									className={one === section ? look.main : look.plain}
								>
									{say(one)}
								</a>
							</li>
						))}
					</ul>
				</nav>
			</header>
			<main inert={isSaving} className="mx-auto grid max-w-4xl gap-4 px-4 pt-4 pb-40">
				<h2 className="text-xl font-bold text-forest">{say(section)}</h2>
				<SectionForms key={section} section={section} />
			</main>
			<SaveBar
				{...{ status, isSaving }}
				onSave={() => save()}
				onSeeIt={store.host.preview && preview}
				onProblems={() => setOutcome({ kind: "wrong", report: store.report })}
				onLook={lead}
			/>
			{outcome?.kind === "wrong" && (
				<Wrong problems={outcome.report.errors} onShow={lead} onClose={close} />
			)}
			{outcome?.kind === "conflict" && (
				<Conflict theirs={outcome.theirs} onChoice={save} onClose={close} />
			)}
			{outcome?.kind === "draft" && (
				<Dialog title={say("seeIt")} onClose={close}>
					<p>{say("draftIsBuilt")}</p>
					<a className={look.main} href={outcome.address} target="_blank" rel="noopener">
						{say("openDraft")}
					</a>
				</Dialog>
			)}
		</>
	);
}

/** Brings the field into view to which a search or a problem leads, once its entry is open. */
function useLeadToTarget(): void {
	const target = useDraft((store) => store.target);
	useEffect(() => {
		let tries = 0;
		const find = () => {
			const field = document.getElementById(target.place);
			field?.scrollIntoView({ block: "center" });
			field?.focus({ preventScroll: true });
			if (!field && tries++ < 30) frame = requestAnimationFrame(find);
		};
		let frame = target.place ? requestAnimationFrame(find) : 0;
		return () => cancelAnimationFrame(frame);
	}, [target]);
}
