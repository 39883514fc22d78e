/** The page /admin. */
import "./page.css";

import { lazy, Suspense, useCallback, useState } from "react";
import { createRoot } from "react-dom/client";
import { LanguageContext, type OwnerLanguage, useWords, words } from "./language.ts";
import type { Settings } from "./settings.ts";
import { SignIn } from "./sign-in.tsx";
import { look } from "./ui.tsx";

// Asked for at once: it comes while somebody signs in.
const shop = import("./shop.tsx");
const Shop = lazy(async () => ({ default: (await shop).Shop }));

const keptAs = "admin-language";

function ownerLanguage(): OwnerLanguage {
	const wanted = localStorage.getItem(keptAs) ?? navigator.language;
	return wanted.startsWith("hi") ? "hi" : "en";
}

/** From then on. */
function chooseLanguage(language: OwnerLanguage): void {
	localStorage.setItem(keptAs, language);
	document.documentElement.lang = language;
	document.title = words[language].title;
}

function Page({ settings }: { settings: Settings }) {
	const [language, onLanguage] = useState(ownerLanguage);
	chooseLanguage(language);
	const [token, onToken] = useState(settings.kind === "local" ? settings.token : "");
	const [isRefused, setRefused] = useState(false);
	const onSignOut = useCallback(() => {
		onToken("");
		setRefused(true);
	}, []);
	const page =
		settings.kind === "none" ? (
			<NoRepository />
		) : token ? (
			<Shop {...{ settings, token, onSignOut, onLanguage }} />
		) : (
			<SignIn
				worker={settings.kind === "github" ? settings.signIn : undefined}
				{...{ isRefused, onToken }}
			/>
		);
	return (
		<LanguageContext value={language}>
			<Suspense>{page}</Suspense>
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

const meta = document.querySelector<HTMLMetaElement>('meta[name="admin-settings"]');
const settings = JSON.parse(meta?.content ?? '{"kind":"none"}') as Settings;
const root = document.getElementById("admin");
if (root) createRoot(root).render(<Page settings={settings} />);
