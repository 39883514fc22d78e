/** The page /admin: the content editor over the shop's git host. */

import "./choose-our-words.ts";

import CMS from "@sveltia/cms";
import { sayIn } from "../../shop/sentences/say.ts";
import { type Backend, backendSchema, editorFiles } from "../backend.ts";
import type { CmsConfig } from "../cms-config.ts";
import { forms } from "../forms.ts";
import { GitHost, graphqlRoot, type Snapshot } from "../git-host.ts";
import { remember } from "./cms-settings.ts";
import { closeNextAlert } from "./editor-alert.ts";
import { editorRequests } from "./editor-requests.ts";
import { showPlaceholders } from "./field-placeholders.ts";
import { formFormat, readSave } from "./form-files.ts";
import { isFormOpen, openSingleForms } from "./form-routes.ts";
import { openRowsByPress } from "./list-rows.ts";
import { ownerLanguage } from "./owner-language.ts";
import { addPageBar } from "./page-bar.ts";
import { savePhotosFirst } from "./photos-first.ts";
import { SaveToHost } from "./save-to-host.ts";
import { addSeeIt } from "./see-it.ts";
import { tellLater } from "./tell-later.ts";

const language = ownerLanguage();
document.documentElement.lang = language;
sayIn(language);

async function start(): Promise<void> {
	const [backend, config] = await Promise.all([
		json(editorFiles.backend).then((value) => backendSchema.parse(value)),
		json(editorFiles.forms(language)).then((value) => value as CmsConfig),
	]);
	const native = window.fetch.bind(window);
	const host = new GitHost(backend, native);
	const telling = tellLater(backend, host);
	const saving = new SaveToHost({
		...{ backend, host, telling },
		today: () => new Date(),
	});
	let newest: Promise<Snapshot> | undefined;
	window.fetch = editorRequests({
		...{ backend, host, native, isFormOpen },
		onHead: (commit) => {
			newest = host.snapshot(commit);
			newest.catch(() => undefined);
		},
		onRefused: closeNextAlert,
		save: (additions, deletions) => untouched(() => saving.save(readSave(additions, deletions))),
	});
	for (const { name } of forms)
		CMS.registerCustomFormat(
			`form-${name}`,
			"json",
			formFormat(name, async () => newest ?? host.snapshot(await host.head())),
		);
	if (backend.token) remember("sveltia-cms.user", { backendName: "github", token: backend.token });
	addPageBar(language);
	openSingleForms(config);
	openRowsByPress();
	savePhotosFirst();
	showPlaceholders(() => newest ?? Promise.resolve(undefined));
	if (backend.preview)
		addSeeIt(() => {
			saving.isPreview = true;
		});
	await CMS.init({ config: { ...config, backend: cmsBackend(backend) } as never });
	telling.prepare();
}

/** Nothing can be typed meanwhile: the form closes when it is saved, and what came too late would be lost. */
async function untouched<Result>(work: () => Promise<Result>): Promise<Result> {
	const editor = document.getElementById("nc-root") as HTMLElement;
	editor.inert = true;
	try {
		return await work();
	} finally {
		editor.inert = false;
	}
}

/** https://sveltiacms.app/en/docs/backends/github */
function cmsBackend(backend: Backend): object {
	const { repo, branch, apiRoot, authRoot } = backend;
	return {
		...{ name: "github", repo, branch },
		...{ api_root: apiRoot, graphql_api_root: graphqlRoot(backend) },
		...(authRoot && { base_url: authRoot }),
		auth_methods: authRoot ? ["oauth", "token"] : ["token"],
	};
}

async function json(path: string): Promise<unknown> {
	const answer = await fetch(path, { cache: "no-cache" });
	if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
	return answer.json();
}

start().catch((error: Error) => {
	document.body.textContent = error.message;
});
