/** The page /admin. */
import "./no-eval.ts";
import "./page.css";

import { useCallback, useEffect, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { DraftStore, StoreContext } from "./draft-store.ts";
import { Editor } from "./editor.tsx";
import { githubHost } from "./github-host.ts";
import { type Host, type HostError, localHost } from "./host.ts";
import { chooseLanguage, LanguageContext, ownerLanguage, useWords } from "./language.ts";
import { type Settings, settingsSchema } from "./settings.ts";
import { SignIn } from "./sign-in.tsx";
import { look } from "./ui.tsx";

function Page({ settings }: { settings: Settings }) {
	const [language, setLanguage] = useState(ownerLanguage);
	chooseLanguage(language);
	const [token, setToken] = useState(settings.kind === "local" ? settings.token : "");
	const [isRefused, setRefused] = useState(false);
	const [store, setStore] = useState<DraftStore>();
	const signOut = useCallback(() => {
		setToken("");
		setRefused(true);
	}, []);
	return (
		<LanguageContext value={language}>
			{settings.kind === "none" ? (
				<NoRepository />
			) : token ? (
				<Shop {...{ settings, token, signOut, setLanguage, store, setStore }} />
			) : (
				<SignIn
					worker={settings.kind === "github" ? settings.signIn : undefined}
					isRefused={isRefused}
					onToken={setToken}
				/>
			)}
		</LanguageContext>
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

interface ShopProps {
	settings: Exclude<Settings, { kind: "none" }>;
	token: string;
	signOut(): void;
	setLanguage(language: "en" | "hi"): void;
	/** Kept through another sign-in. */
	store: DraftStore | undefined;
	setStore(store: DraftStore): void;
}

/** Reads the shop. */
function Shop({ settings, token, signOut, setLanguage, store, setStore }: ShopProps) {
	const say = useWords();
	const host = useMemo(
		() => (settings.kind === "local" ? localHost(token) : githubHost(settings, token)),
		[settings, token],
	);
	const [failed, setFailed] = useState("");
	const [opened, setOpened] = useState<Host>();
	const open = useCallback(() => {
		setFailed("");
		const keptAs = `admin-draft ${settings.kind === "local" ? "local" : settings.repo}`;
		host.open().then(
			(snapshot) => {
				if (store) store.host = host;
				else setStore(new DraftStore(host, snapshot, keptAs));
				setOpened(host);
			},
			(error: HostError) =>
				error.kind === "refused" ? signOut() : setFailed(error.message || error.kind),
		);
	}, [host, settings, signOut, store, setStore]);
	useEffect(() => {
		if (opened !== host) open();
	}, [opened, host, open]);
	if (store && opened === host)
		return (
			<StoreContext value={store}>
				<Editor isLocal={settings.kind === "local"} onLanguage={setLanguage} onSignOut={signOut} />
			</StoreContext>
		);
	return (
		<main className="grid gap-4 p-6" role="status">
			{failed ? (
				<>
					<p className={look.wrong}>
						{failed === "offline" ? say("offline") : say("hostSays", failed)}
					</p>
					<button type="button" className={look.plain} onClick={open}>
						{say("again")}
					</button>
				</>
			) : (
				<p>{say("loading")}</p>
			)}
		</main>
	);
}

const meta = document.querySelector<HTMLMetaElement>('meta[name="admin-settings"]');
const settings = settingsSchema.parse(JSON.parse(meta?.content ?? '{"kind":"none"}'));
const root = document.getElementById("admin");
if (root) createRoot(root).render(<Page settings={settings} />);
