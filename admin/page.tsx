/** The page /admin: signs in where that is needed, reads the shop, shows its forms. */
import "./no-eval.ts";
import "./page.css";

import { useCallback, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { sayIn } from "../shop/sentences/say.ts";
import { DraftStore, StoreContext } from "./draft-store.ts";
import { Editor } from "./editor.tsx";
import { githubHost } from "./github-host.ts";
import { type HostError, localHost } from "./host.ts";
import { LanguageContext, type OwnerLanguage, useWords, words } from "./language.ts";
import type { Settings } from "./settings.ts";
import { SignIn, Start } from "./sign-in.tsx";
import { Button, look } from "./ui.tsx";

const languageKey = "admin-language";

function ownerLanguage(): OwnerLanguage {
	const wanted = localStorage.getItem(languageKey) ?? navigator.language;
	return wanted.startsWith("hi") ? "hi" : "en";
}

function Page({ settings }: { settings: Settings }) {
	const [language, setLanguage] = useState(ownerLanguage);
	localStorage.setItem(languageKey, language);
	document.documentElement.lang = language;
	document.title = words[language].title;
	// The check's sentences are in the language of whoever reads them.
	sayIn(language);
	return (
		<LanguageContext value={language}>
			{settings.kind === "none" ? (
				<Start>
					<p>{words[language].noRepository}</p>
					<p>
						<a className={look.plain} href="/">
							{words[language].toTheSite}
						</a>
					</p>
				</Start>
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
	// Another object starts another try.
	const [signedIn, setSignedIn] = useState({ token: isLocal ? settings.token : "" });
	const [state, setState] = useState<"refused" | "open" | { failed: string }>();
	// The draft is kept through another sign-in.
	const store = useRef<DraftStore>(undefined);
	const signOut = useCallback(() => {
		setSignedIn({ token: "" });
		setState("refused");
	}, []);
	useEffect(() => {
		const { token } = signedIn;
		if (!token) return;
		const host = settings.kind === "local" ? localHost(token) : githubHost(settings, token);
		const keptAs = `admin-draft ${settings.kind === "local" ? "local" : settings.repo}`;
		host.read().then(
			(snapshot) => {
				store.current ??= new DraftStore(host, snapshot, keptAs);
				store.current.host = host;
				setState("open");
			},
			({ kind, message }: HostError) =>
				kind === "refused" ? signOut() : setState({ failed: message || kind }),
		);
	}, [signedIn, settings, signOut]);
	if (!signedIn.token)
		return (
			<SignIn
				worker={isLocal ? undefined : settings.signIn}
				isRefused={state === "refused"}
				onToken={(token) => setSignedIn({ token })}
			/>
		);
	if (store.current && state === "open")
		return (
			<StoreContext value={store.current}>
				<Editor {...{ isLocal, onLanguage }} onSignOut={signOut} />
			</StoreContext>
		);
	const failed = typeof state === "object" && state.failed;
	return (
		<main className="grid gap-4 p-6" role="status">
			<p>{failed ? say(failed === "offline" ? failed : "hostSays", failed) : say("loading")}</p>
			{failed && <Button onClick={() => setSignedIn({ ...signedIn })}>{say("again")}</Button>}
		</main>
	);
}

const meta = document.querySelector<HTMLMetaElement>('meta[name="admin-settings"]');
const settings = JSON.parse(meta?.content ?? '{"kind":"none"}') as Settings;
const root = document.getElementById("admin");
if (root) createRoot(root).render(<Page settings={settings} />);
