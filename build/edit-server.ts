/** Adds to the development server, for `npm run edit`, the owner's page, and a gate before everything else. */
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import type { Connect } from "vite";
import { adminPage } from "../server/build-format.ts";
import { adminHeaders } from "../server/security-headers.ts";
import { contentFolder } from "../shop/content-folder.ts";
import { bundleAdmin, withSettings } from "./build-admin.ts";
import { localAdmin } from "./edit-files.ts";
import { withPolicy } from "./page-policy.ts";

export interface EditSettings {
	key: string;
	hosts: string[];
	isOneTime: boolean;
	commits: boolean;
}

/** The environment variable by which the command tells the server. */
export const editVariable = "EDIT_SETTINGS";

/** The header by which the server asks itself for what the assistant reads. */
export const keyHeader = "x-edit-key";

const project = fileURLToPath(new URL("..", import.meta.url));
const built = join(project, ".cache/admin");

/** @returns the middleware that stands before all others */
export async function editServer(settings: EditSettings): Promise<Connect.NextHandleFunction> {
	await bundleAdmin(built);
	const { app, isIn } = localAdmin({
		...settings,
		folder: resolve(project, contentFolder()),
		headers: adminHeaders,
		page: async (token) =>
			withPolicy(
				withSettings(await readFile(join(built, adminPage), "utf8"), { kind: "local", token }),
				[],
				true,
			),
		part: (name) => readFile(join(built, "admin", name)),
	});
	const listener = getRequestListener(app.fetch);
	return (request, response, next) => {
		const headers = new Headers(request.headers as Record<string, string>);
		const isPage = /^\/admin(?:[/?]|$)/.test(request.url ?? "");
		const isOwn = headers.get(keyHeader) === settings.key;
		if (isPage || !(isOwn || isIn(headers))) listener(request, response).catch(next);
		else next();
	};
}
