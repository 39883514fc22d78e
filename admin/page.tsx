/** The page /admin: signs in where that is needed, reads the shop, shows its forms. */
import "./no-eval.ts";
import "./page.css";

import { useCallback, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { sayIn } from "../shop/sentences/say.ts";
import { DraftStore, StoreContext } from "./draft-store.ts";
import { Editor } from "./editor.tsx";
import { githubHost } from "./github-host.ts";
import { type HostError, localHost } from "./host.ts";
import { LanguageContext, type OwnerLanguage, useWords, words } from "./language.ts";
import type { Settings } from "./settings.ts";
import { SignIn } from "./sign-in.tsx";
import { Button, look } from "./ui.tsx";

const languageKey = "admin-language";

function ownerLanguage(): OwnerLanguage {
	const wanted = localStorage.getItem(languageKey) ?? navigator.language;
	return wanted.startsWith("hi") ? "hi" : "en";
}

/** From then on. */
function chooseLanguage(language: OwnerLanguage): void {
	localStorage.setItem(languageKey, language);
	document.documentElement.lang = language;
	document.title = words[language].title;
	// The check's sentences are in the language of whoever reads them.
	sayIn(language);
}

function Page({ settings }: { settings: Settings }) {
	const [language, setLanguage] = useState(ownerLanguage);
	chooseLanguage(language);
	return (
		<LanguageContext value={language}>
			{settings.kind === "none" ? (
				<NoRepository />
			) : (
				<Shop settings={settings} onLanguage={setLanguage} />
			)}
		</LanguageContext>
	);
}

interface ShopProps {
	settings: Exclude<Settings, { kind: "none" }>;
	onLanguage(language: OwnerLanguage): void;
}

function Shop({ settings, onLanguage }: ShopProps) {
	const say = useWords();
	const isLocal = settings.kind === "local";
	const [token, setToken] = useState(isLocal ? settings.token : "");
	const [isRefused, setRefused] = useState(false);
	const [failed, setFailed] = useState("");
	// Kept through another sign-in.
	const [store, setStore] = useState<DraftStore>();
	const [isOpen, setOpen] = useState(false);
	const onSignOut = useCallback(() => {
		setToken("");
		setOpen(false);
		setRefused(true);
	}, []);
	const open = useCallback(() => {
		if (!token) return;
		setFailed("");
		const host = settings.kind === "local" ? localHost(token) : githubHost(settings, token);
		const keptAs = `admin-draft ${settings.kind === "local" ? "local" : settings.repo}`;
		host.read().then(
			(snapshot) => {
				setStore((known) =>
					known ? Object.assign(known, { host }) : new DraftStore(host, snapshot, keptAs),
				);
				setOpen(true);
			},
			({ kind, message }: HostError) =>
				kind === "refused" ? onSignOut() : setFailed(message || kind),
		);
	}, [settings, token, onSignOut]);
	useEffect(open, [open]);
	if (!token)
		return (
			<SignIn
				worker={isLocal ? undefined : settings.signIn}
				isRefused={isRefused}
				onToken={setToken}
			/>
		);
	if (store && isOpen)
		return (
			<StoreContext value={store}>
				<Editor {...{ isLocal, onLanguage, onSignOut }} />
			</StoreContext>
		);
	return (
		<main className="grid gap-4 p-6" role="status">
			<p>{failed ? say(failed === "offline" ? failed : "hostSays", failed) : say("loading")}</p>
			{failed && <Button onPress={open}>{say("again")}</Button>}
		</main>
	);
}

/** Says how the page is opened where it was built without the place to which it saves. */
function NoRepository() {
	const say = useWords();
	return (
		<main className="mx-auto grid max-w-md gap-4 px-4 py-10">
			<h1 className="text-xl font-bold text-forest">{say("title")}</h1>
			<p>{say("noRepository")}</p>
			<p>
				<a className={look.plain} href="/">
					{say("toTheSite")}
				</a>
			</p>
		</main>
	);
}

const meta = document.querySelector<HTMLMetaElement>('meta[name="admin-settings"]');
const settings = JSON.parse(meta?.content ?? '{"kind":"none"}') as Settings;
const root = document.getElementById("admin");
if (root) createRoot(root).render(<Page settings={settings} />);
