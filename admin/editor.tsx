/** The page once the shop is read: sections, search, and the bar with Save. */
import { useContext, useEffect, useState } from "react";
import type { Problem } from "./check-shop.ts";
import { useDraft, useStore } from "./draft-store.ts";
import { inFieldWords, wayTo } from "./field-words.ts";
import { HostError } from "./host.ts";
import { LanguageContext, type OwnerLanguage, useWords } from "./language.ts";
import { SaveBar } from "./save-bar.tsx";
import { prepareSave, type Saved } from "./save-draft.ts";
import { Search } from "./search.tsx";
import { type Section, SectionForms, sectionOf, sections } from "./sections.tsx";
import { Dialog, look, Note } from "./ui.tsx";

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
	const language = useContext(LanguageContext);
	const [section, setSection] = useState(sectionInAddress);
	const [isSaving, setSaving] = useState(false);
	const [outcome, setOutcome] = useState<Saved>();
	const [told, setTold] = useState(() => ({
		text: store.isChanged ? say("unsavedDraft") : "",
		draft: store.draft,
	}));
	const setStatus = (text: string) => setTold({ text, draft: store.draft });
	// It is about what was saved or not: another change ends it.
	const status = useDraft(({ draft }) => draft === told.draft) ? told.text : "";
	const [draftAddress, setDraftAddress] = useState<string>();
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
		window.addEventListener("hashchange", follow);
		return () => window.removeEventListener("hashchange", follow);
	}, []);
	useEffect(() => {
		const warn = (event: BeforeUnloadEvent) => store.isChanged && event.preventDefault();
		window.addEventListener("beforeunload", warn);
		return () => window.removeEventListener("beforeunload", warn);
	}, [store]);
	const lead = (place: string) => {
		const wanted = sectionOf(place);
		if (wanted && wanted !== section) location.hash = wanted;
		setOutcome(undefined);
		store.lead(place);
	};
	const trying = async (work: () => Promise<void>) => {
		setSaving(true);
		setStatus(say("saving"));
		try {
			await work();
		} catch (error) {
			const { kind, message } =
				error instanceof HostError ? error : { kind: "other", message: String(error) };
			setStatus(kind === "offline" || kind === "refused" ? say(kind) : say("hostSays", message));
			if (kind === "refused") onSignOut();
		} finally {
			setSaving(false);
		}
	};
	const save = (winner?: "mine" | "theirs") =>
		trying(async () => {
			const saved = await store.save(winner);
			setOutcome(saved.kind === "saved" ? undefined : saved);
			if (saved.kind !== "saved") return setStatus("");
			return setStatus(say(isLocal ? "savedHere" : "saved"));
		});
	const preview = () =>
		trying(async () => {
			const prepared = await prepareSave(store.base, store.draft, await store.host.open(), {
				today: new Date(),
				winner: "mine",
			});
			if (prepared.kind === "wrong") setOutcome(prepared);
			if (prepared.kind === "changed") setDraftAddress(await store.host.preview?.(prepared.change));
			setStatus("");
		});
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
				<Dialog title={say("wrongTitle")} onClose={() => setOutcome(undefined)}>
					<Note>{say("wrongAdvice")}</Note>
					<ul className="grid gap-3">
						{outcome.report.errors.map((problem) => (
							<ProblemRow key={problem.message + problem.place} problem={problem} onShow={lead} />
						))}
					</ul>
				</Dialog>
			)}
			{outcome?.kind === "conflict" && (
				<Dialog title={say("conflictTitle")} onClose={() => setOutcome(undefined)}>
					<Note>{say("conflictAdvice")}</Note>
					<ul className="list-disc pl-5">
						{outcome.theirs.map((sentence) => (
							<li key={sentence}>{sentence}</li>
						))}
					</ul>
					<Note>{say("othersStay")}</Note>
					<div className="flex flex-wrap gap-2">
						<button type="button" className={look.main} onClick={() => save("mine")}>
							{say("useMine")}
						</button>
						<button type="button" className={look.plain} onClick={() => save("theirs")}>
							{say("useTheirs")}
						</button>
					</div>
				</Dialog>
			)}
			{draftAddress && (
				<Dialog title={say("seeIt")} onClose={() => setDraftAddress(undefined)}>
					<p>{say("draftIsBuilt")}</p>
					<a className={look.main} href={draftAddress} target="_blank" rel="noopener">
						{say("openDraft")}
					</a>
				</Dialog>
			)}
		</>
	);
}

/** Brings the field into view to which a search or a problem leads, once its entry is open. */
function useLeadToTarget(): void {
	const store = useStore();
	const leads = useDraft((draft) => draft.leads);
	useEffect(() => {
		const { target } = store;
		if (leads === 0 || !target) return undefined;
		let tries = 0;
		const find = () => {
			const field = document.getElementById(target);
			tries++;
			if (field) {
				field.scrollIntoView({ block: "center" });
				field.focus({ preventScroll: true });
			} else if (tries < 30) frame = requestAnimationFrame(find);
		};
		let frame = requestAnimationFrame(find);
		return () => cancelAnimationFrame(frame);
	}, [leads, store]);
}

function ProblemRow({ problem, onShow }: { problem: Problem; onShow(place: string): void }) {
	const store = useStore();
	const language = useContext(LanguageContext);
	const { place, message } = problem;
	const way = wayTo(place, (path) => store.values[path], language).join(" → ");
	if (!sectionOf(place)) return <li>{`${place} ${message}`}</li>;
	return (
		<li>
			<button type="button" className="cursor-pointer text-left" onClick={() => onShow(place)}>
				<strong className="text-green-deep underline">{way}</strong>
				<span className="block">{inFieldWords(message, place, language)}</span>
			</button>
		</li>
	);
}
