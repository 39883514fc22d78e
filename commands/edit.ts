/**
 * `npm run edit`: the owner's page on the files of this project, without an account and without a network, and the site
 * as it becomes with each save.
 *
 * - `--commit`: commits each save, too.
 * - `--phone`: for a phone on the same network; the key in the QR code lets one phone in.
 * - `--content FOLDER`: another shop's content, relative to the project.
 * - `--language hi`: the language of the site beside it.
 *
 * PORT is where it listens, by default 4700.
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { networkInterfaces } from "node:os";
import { parseArgs } from "node:util";
import { renderUnicodeCompact } from "uqr";
import { type EditSettings, editVariable } from "../build/edit-server.ts";

const { values } = parseArgs({
	options: {
		commit: { type: "boolean", default: false },
		phone: { type: "boolean", default: false },
		content: { type: "string" },
		language: { type: "string" },
	},
});

const port = Number(process.env.PORT || 4700);
const here = Object.values(networkInterfaces())
	.flatMap((addresses) => addresses ?? [])
	.find(({ family, internal }) => family === "IPv4" && !internal);
const name = values.phone ? (here?.address ?? "localhost") : "localhost";
const settings: EditSettings = {
	key: randomBytes(16).toString("base64url"),
	hosts: [`${name}:${port}`, ...(values.phone ? [] : [`127.0.0.1:${port}`])],
	isOneTime: values.phone,
	commits: values.commit,
};
const address = `http://${name}:${port}/admin?key=${settings.key}`;

const options = (["content", "language"] as const).flatMap((option) => {
	const value = values[option];
	return value ? [`--${option}`, value] : [];
});
const server = spawn(process.execPath, ["build/build.ts", "--dev", ...options], {
	stdio: "inherit",
	env: {
		...process.env,
		[editVariable]: JSON.stringify(settings),
		ASTRO_TELEMETRY_DISABLED: "1",
	},
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.once("exit", (code) => {
	process.exitCode = code ?? 0;
});
const saves = values.commit ? "saves are committed" : "saves change the files";
if (values.phone) console.log(renderUnicodeCompact(address));
const where = values.phone ? "in one browser on the same network" : "in a browser on this computer";
console.log(`Open ${address}\n${where}: ${saves}. Ctrl+C stops it.`);
