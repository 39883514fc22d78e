/** The dialogs and the line at the foot of the page, with React, which is fetched once the editor is there. */
import type { Backend } from "../backend.ts";
import type { GitHost } from "../git-host.ts";
import { words } from "./owner-language.ts";
import type { Telling } from "./save-to-host.ts";

interface LaterTelling extends Telling {
	/** Fetches what the first save needs: the connection may be gone by then. */
	prepare(): void;
}

export function tellLater(backend: Backend, host: GitHost): LaterTelling {
	let fetched: Promise<Telling> | undefined;
	const telling = () => {
		fetched ??= import("./tell-owner.tsx").then(({ tellOwner }) => tellOwner(backend, host));
		fetched.catch(() => {
			fetched = undefined;
		});
		return fetched;
	};
	return {
		notSaved: words.nothingLost,
		prepare: () => void telling(),
		wrong: async (problems) => (await telling()).wrong(problems),
		conflict: async (theirs) => (await telling()).conflict(theirs),
		describe: async (replaced) => (await telling()).describe(replaced),
		failed: async (kind, message) => (await telling()).failed(kind, message),
		preview: async (save, forms) => (await telling()).preview(save, forms),
		saved: (save) => void telling().then((told) => told.saved(save)),
	};
}
