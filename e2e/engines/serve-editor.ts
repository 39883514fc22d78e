import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createEditApp, editorFilesIn } from "../../scripts/edit/edit-app.ts";
import { openWorkingCopy } from "../../scripts/git-host/working-copy.ts";
import { noHashes } from "../../server/build-format.ts";
import { listen } from "../../server/listen.ts";
import { securityHeaders } from "../../server/security-headers.ts";
import { sampleShop, sampleSite } from "../testing/sample-site.ts";
import { freePort } from "./free-port.ts";

interface EditorHere {
	/** Signs in. */
	address: string;
	/** Of the content that it saves to. */
	folder: string;
	stop(): void;
}

const project = fileURLToPath(new URL("../..", import.meta.url));

/** As `npm run edit` does, with the editor of the sample shop's build. */
export async function serveEditor(): Promise<EditorHere> {
	const port = await freePort();
	const folder = mkdtempSync(join(tmpdir(), "edited-shop-"));
	cpSync(join(project, sampleShop), folder, { recursive: true });
	const copy = await openWorkingCopy(folder);
	const [address, key] = [`http://localhost:${port}`, "key-of-the-journeys"];
	const headers = securityHeaders({ ...noHashes, editor: { frames: [], pictures: [] } });
	const app = createEditApp({
		...{ address, key, siteAddress: address, repository: copy.repository },
		account: { id: 1, login: "owner", name: "Owner", email: "owner@localhost", mayWrite: true },
		answerFile: editorFilesIn(sampleSite, headers),
		preview: () => Promise.reject(new Error("These journeys look at no preview.")),
	});
	const limits = { host: "localhost", port, maxConnections: 100 };
	const { close } = await listen(getRequestListener(app.fetch), limits);
	return {
		address: `${address}/?key=${key}`,
		folder,
		stop() {
			void close(0);
			void copy.close();
			rmSync(folder, { recursive: true });
		},
	};
}
