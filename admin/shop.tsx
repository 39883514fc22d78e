/** Reads the shop, and shows its forms: loaded while people sign in. */
import "./no-eval.ts";

import { useCallback, useEffect, useMemo, useState } from "react";
import { sayIn } from "../shop/sentences/say.ts";
import { DraftStore, StoreContext } from "./draft-store.ts";
import { Editor } from "./editor.tsx";
import { githubHost } from "./github-host.ts";
import { type Host, type HostError, localHost } from "./host.ts";
import { useLanguage, useWords } from "./language.ts";
import type { Settings } from "./settings.ts";
import { Button, look } from "./ui.tsx";

export interface ShopProps {
	settings: Exclude<Settings, { kind: "none" }>;
	token: string;
	signOut(): void;
	setLanguage(language: "en" | "hi"): void;
	/** Kept through another sign-in. */
	store: DraftStore | undefined;
	setStore(store: DraftStore): void;
}

/** Reads the shop. */
export function Shop({ settings, token, signOut, setLanguage, store, setStore }: ShopProps) {
	const say = useWords();
	const language = useLanguage();
	// The check's sentences are in the language of whoever reads them.
	sayIn(language);
	const host = useMemo(
		() => (settings.kind === "local" ? localHost(token) : githubHost(settings, token)),
		[settings, token],
	);
	const [failed, setFailed] = useState("");
	const [opened, setOpened] = useState<Host>();
	const open = useCallback(() => {
		setFailed("");
		const keptAs = `admin-draft ${settings.kind === "local" ? "local" : settings.repo}`;
		host.read().then(
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
					<Button onPress={open}>{say("again")}</Button>
				</>
			) : (
				<p>{say("loading")}</p>
			)}
		</main>
	);
}
