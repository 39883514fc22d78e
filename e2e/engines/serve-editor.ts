import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { localAdmin } from "../../build/edit-files.ts";
import { adminPage } from "../../server/build-format.ts";
import { listen } from "../../server/listen.ts";
import { adminHeaders } from "../../server/security-headers.ts";
import { freePort } from "../testing/local-server.ts";
import { sampleShop, sampleSite } from "../testing/sample-site.ts";

interface EditorHere {
	/** Lets the browser in. */
	address: string;
	/** Of the content that it saves to. */
	folder: string;
	stop(): void;
}

const project = fileURLToPath(new URL("../..", import.meta.url));
const key = "key-of-the-journeys";

/** As `npm run edit` does, with the owner's page of the sample shop's build. */
export async function serveEditor(): Promise<EditorHere> {
	const port = await freePort();
	const folder = mkdtempSync(join(tmpdir(), "edited-shop-"));
	cpSync(join(project, sampleShop), folder, { recursive: true });
	const { app } = localAdmin({
		...{ folder, key, hosts: [`localhost:${port}`] },
		headers: adminHeaders,
		async page(token) {
			const html = await readFile(join(sampleSite, adminPage), "utf8");
			const settings = JSON.stringify({ kind: "local", token }).replaceAll('"', "&quot;");
			return html.replace(/(?<=name="admin-settings" content=")[^"]*/, settings);
		},
		part: (name) => readFile(join(sampleSite, "admin", name)),
	});
	const where = { HOST: "localhost", PORT: port };
	const { close } = await listen(getRequestListener(app.fetch), where);
	return {
		address: `http://localhost:${port}/admin?key=${key}`,
		folder,
		stop() {
			void close(0);
			rmSync(folder, { recursive: true });
		},
	};
}
