/** The keeper of the shop's files, as the owner's page sees it: a repository at GitHub, or a folder of this computer. */

/** The shop's files at one time. */
export interface Snapshot {
	/** The commit, or a fingerprint of the files. */
	version: string;
	/** Of the content files, by their paths. */
	texts: Readonly<Record<string, string>>;
	/** Git's fingerprints of the files of content/images, by their paths. */
	pictures: Readonly<Record<string, string>>;
}

export interface Change {
	/** The version that it is made on: the host refuses it where there is a newer one. */
	version: string;
	/** Whole texts, by their paths. */
	texts: Readonly<Record<string, string>>;
	/** In base64, by their paths. */
	pictures: Readonly<Record<string, string>>;
	/** Paths of files that go. */
	deletions: readonly string[];
	headline: string;
	body: string;
}

export interface PastSave {
	id: string;
	headline: string;
	/** As ISO 8601. */
	date: string;
}

/** All throw HostError. */
export interface Host {
	/** @param version a past save, or the one before it: "3f2a^"; the newest if not said */
	read(version?: string): Promise<Snapshot>;
	/** Writes all files, or none. */
	save(change: Change): Promise<void>;
	/** The last ten, the newest first. */
	pastSaves(): Promise<PastSave[]>;
	picture(snapshot: Snapshot, path: string): Promise<Blob>;
	/** Shows a change before it is saved. @returns the page's address */
	preview?(change: Change): Promise<string>;
}

/**
 * - "offline": the host does not answer
 * - "refused": who is signed in may not, or no longer
 * - "other": the host says why, or there is a newer version
 */
export class HostError extends Error {
	override name = "HostError";
	readonly kind: "offline" | "refused" | "other";

	constructor(kind: HostError["kind"], message = "", options?: ErrorOptions) {
		super(message, options);
		this.kind = kind;
	}
}

/** @throws HostError for an answer that is none, or an error */
export async function ask(
	url: string,
	init: RequestInit,
	fetchImpl: typeof fetch = fetch,
): Promise<Response> {
	let answer: Response;
	try {
		answer = await fetchImpl(url, { cache: "no-cache", ...init });
	} catch (cause) {
		throw new HostError("offline", "", { cause });
	}
	if (answer.ok) return answer;
	const { status } = answer;
	const { message = String(status) } = (await answer.json().catch(() => ({}))) as {
		message?: string;
	};
	if (status === 401 || status === 403) throw new HostError("refused", message);
	throw new HostError(status >= 500 ? "offline" : "other", message);
}

/** A folder of this computer, behind build/edit-files.ts. */
export function localHost(token: string, fetchImpl: typeof fetch = fetch): Host {
	const send = (path: string, init: RequestInit = {}) =>
		ask(`/admin/${path}`, { ...init, headers: { Authorization: `Bearer ${token}` } }, fetchImpl);
	const json = async <Answer>(path: string) => (await (await send(path)).json()) as Answer;
	return {
		read: (version) => json<Snapshot>(version ? `files/${version}` : "files"),
		save: async (change) => {
			await send("files", { method: "POST", body: JSON.stringify(change) });
		},
		pastSaves: () => json<PastSave[]>("saves"),
		picture: async (_, path) => (await send(`file/${path}`)).blob(),
	};
}
