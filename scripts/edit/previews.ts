import { join } from "node:path";
import type { PreviewRequest } from "../../editor/backend.ts";
import type { Language } from "../../languages/languages.ts";
import { writeDraft } from "./draft-folder.ts";
import { type PreviewSite, startPreviewSite } from "./preview-site.ts";

interface Previews {
	/** Of the site in each of its languages. */
	addresses: string[];
	/** Lays a draft over the content. @returns the address where the whole site shows it @throws Error in words */
	show(draft: PreviewRequest): Promise<string>;
	close(): void;
}

interface PreviewsOptions {
	/** The folder of the project. */
	project: string;
	/** For what it writes, relative to the project. */
	work: string;
	/** The folder of the saved content. */
	files: string;
	/** The page that frames the previews. */
	framedBy: string;
}

/** A light page of every shop. */
const lightPage = "/contact";
/** The development server hears of changed files after a moment. In milliseconds. */
const hearing = 300;

/** The real site of this project in each language, rendered from drafts. */
export async function startPreviews(options: PreviewsOptions): Promise<Previews> {
	const { project, work, files, framedBy } = options;
	const content = `${work}/draft`;
	const folder = join(project, content);
	await writeDraft(folder, files, "content", { texts: {}, pictures: {} });
	// Which languages there are depends on the folder of the content.
	const { siteLanguages } = await import("../../shop/read-content.ts");
	const sites = new Map<Language["path"], PreviewSite>();
	const elsewhere = (own: Language) => (url: string) => {
		const language = languageOf(url, siteLanguages);
		return language && language !== own ? `${sites.get(language.path)?.address}${url}` : undefined;
	};
	for (const language of siteLanguages)
		sites.set(
			language.path,
			await startPreviewSite({
				...{ project, content, language, framedBy, elsewhere: elsewhere(language) },
			}),
		);
	const [first] = sites.values();
	if (!first) throw new TypeError("The shop has no language.");
	// The first pages take the longest. What fails is said when a draft is shown.
	void warm([...sites.values()]).catch(() => {});
	return {
		addresses: [...sites.values()].map(({ address }) => address),
		async show(draft) {
			await writeDraft(folder, files, "content", draft);
			await new Promise((done) => setTimeout(done, hearing));
			const { ok, status } = await first.render(lightPage);
			if (!ok) throw new Error(`The site cannot be shown so (${status}).`);
			return first.address;
		},
		close: () => {
			for (const site of sites.values()) site.close();
		},
	};
}

/** One after the other: each takes all that the machine has. */
async function warm(sites: readonly PreviewSite[]): Promise<void> {
	for (const site of sites) await site.render("/");
}

function languageOf(url: string, languages: readonly Language[]): Language | undefined {
	const [path = ""] = url.split("?");
	const named = languages.find((one) => one.path && `${path}/`.startsWith(`${one.path}/`));
	return named ?? languages.find((one) => one.path === "");
}
