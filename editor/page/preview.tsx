/** The changed page itself in a frame, before anything is saved. */
import { useEffect, useState } from "react";
import type { Backend, PreviewAnswer, PreviewRequest } from "../backend.ts";
import { toBase64 } from "../base64.ts";
import type { GitHost } from "../git-host.ts";
import type { ChangedSave, FilledForm } from "../shop-save.ts";
import { isInHindi, parseShop } from "../shop-texts.ts";
import { askInDialog } from "./owner-dialog.tsx";
import { words } from "./owner-language.ts";
import { pagesOf, type ShownPage } from "./pages-of-forms.ts";

/** @param save undefined where the form has nothing new: the site is shown as it is */
export async function showPreview(
	backend: Backend,
	host: GitHost,
	save: ChangedSave | undefined,
	forms: readonly FilledForm[],
): Promise<"save" | "stop"> {
	const [filled] = forms;
	const pages = pagesOf(filled, {
		hasHindi:
			filled !== undefined && isInHindi(parseShop(await host.snapshot(filled.openedAt)).files),
		isHindiFirst: save?.sentences.every((one) => one.endsWith(" (Hindi)")) ?? false,
	});
	return askInDialog<"save" | "stop">({
		title: words.seeIt,
		dismissed: "stop",
		isWide: true,
		children: (answer) => (
			<Preview
				makeAddress={() => previewAddress(backend, host, save)}
				isBuilt={save !== undefined && backend.preview?.kind === "branch"}
				pages={pages}
				answer={answer}
			/>
		),
	});
}

interface PreviewProps {
	makeAddress(): Promise<string>;
	/** By the host, which takes its time. */
	isBuilt: boolean;
	pages: readonly ShownPage[];
	answer(value: "save" | "stop"): void;
}

type Made = { address: string } | { failure: string } | undefined;

function Preview({ makeAddress, isBuilt, pages, answer }: PreviewProps) {
	const [made, setMade] = useState<Made>();
	const [path, setPath] = useState(pages[0]?.path ?? "/");
	const [loads, setLoads] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: made once, as the dialog opens
	useEffect(() => {
		makeAddress().then(
			(address) => setMade({ address }),
			(error: Error) => setMade({ failure: error.message }),
		);
	}, []);
	const page = pages.find((one) => one.path === path)?.name ?? "";
	return (
		<>
			<div className="preview-bar">
				{pages.length > 1 && (
					<label>
						{words.pageToShow}{" "}
						<select value={path} onChange={({ target }) => setPath(target.value)}>
							{pages.map((one) => (
								<option key={one.path} value={one.path}>
									{one.name}
								</option>
							))}
						</select>
					</label>
				)}
				{isBuilt && (
					<button type="button" className="second" onClick={() => setLoads(loads + 1)}>
						{words.loadAgain}
					</button>
				)}
			</div>
			{isBuilt && <p className="quiet">{words.draftIsBuilt}</p>}
			<div className="preview-frame">
				{!made && <p role="status">{words.preparing}</p>}
				{made && "failure" in made && (
					<p role="alert">
						{words.noPreview} {made.failure}
					</p>
				)}
				{made && "address" in made && (
					<iframe key={loads} title={words.previewOf(page)} src={made.address + path} />
				)}
			</div>
			<div className="buttons">
				<button type="button" className="second" onClick={() => answer("stop")}>
					{words.goOn}
				</button>
				<button type="button" className="first" onClick={() => answer("save")}>
					{words.saveThis}
				</button>
			</div>
		</>
	);
}

/** @throws Error with what the owner is told */
async function previewAddress(
	{ preview, branch }: Backend,
	host: GitHost,
	save: ChangedSave | undefined,
): Promise<string> {
	if (!preview) return "";
	if (preview.kind === "branch") {
		if (save) await commitDraft(host, branch, preview.branch, save);
		return preview.address.replace(/\/+$/, "");
	}
	const request: PreviewRequest = {
		texts: Object.fromEntries(save?.texts ?? []),
		pictures: Object.fromEntries((save?.pictures ?? []).map((one) => [one.path, one.contents])),
	};
	const answer = await fetch(preview.path, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify(request),
	});
	const said = (await answer.json()) as PreviewAnswer & { message?: string };
	if (!answer.ok) throw new Error(said.message ?? String(answer.status));
	return said.address;
}

/** The draft's branch has the site's newest commit and this one, whatever it had. */
async function commitDraft(
	host: GitHost,
	branch: string,
	draft: string,
	{ texts, pictures, deletions, headline, body }: ChangedSave,
): Promise<void> {
	const parent = await host.head(branch);
	await host.moveBranch(draft, parent);
	const written = [...texts].map(([path, text]) => ({ path, contents: toBase64(text) }));
	const additions = [...pictures, ...written];
	await host.commit({ branch: draft, parent, additions, deletions, headline, body });
}
