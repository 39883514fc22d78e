/** Reads the shop, and shows its forms: loaded while people sign in. */
import "./no-eval.ts";

import { useCallback, useEffect, useState } from "react";
import { sayIn } from "../shop/sentences/say.ts";
import { DraftStore, StoreContext } from "./draft-store.ts";
import { Editor } from "./editor.tsx";
import { githubHost } from "./github-host.ts";
import { type HostError, localHost } from "./host.ts";
import { type OwnerLanguage, useLanguage, useWords } from "./language.ts";
import type { Settings } from "./settings.ts";
import { Button } from "./ui.tsx";

export interface ShopProps {
	settings: Exclude<Settings, { kind: "none" }>;
	token: string;
	onSignOut(): void;
	onLanguage(language: OwnerLanguage): void;
}

/** Kept through another sign-in. */
let store: DraftStore | undefined;

export function Shop({ settings, token, onSignOut, onLanguage }: ShopProps) {
	const say = useWords();
	// The check's sentences are in the language of whoever reads them.
	sayIn(useLanguage());
	const isLocal = settings.kind === "local";
	const [failed, setFailed] = useState("");
	const [isOpen, setOpen] = useState(false);
	const open = useCallback(() => {
		setFailed("");
		const host = settings.kind === "local" ? localHost(token) : githubHost(settings, token);
		const keptAs = `admin-draft ${settings.kind === "local" ? "local" : settings.repo}`;
		host.read().then(
			(snapshot) => {
				store ??= new DraftStore(host, snapshot, keptAs);
				store.host = host;
				setOpen(true);
			},
			({ kind, message }: HostError) =>
				kind === "refused" ? onSignOut() : setFailed(message || kind),
		);
	}, [settings, token, onSignOut]);
	useEffect(open, [open]);
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
