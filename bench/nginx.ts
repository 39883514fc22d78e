import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { PageHashes } from "../server/build-format.ts";
import { fileHeaders } from "../server/file-headers.ts";

interface Nginx {
	url: string;
	pid: number;
	version: string;
	stop: () => Promise<void>;
}

/** Where distributions put it; `sbin` is not on everybody's path. */
const places = ["nginx", "/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"];

/**
 * nginx with one worker over the same files, their gzip siblings and the same headers, or nothing
 * where it is not installed.
 *
 * @param page URL path of the one page that it serves with the page's own policy
 */
export async function startNginx(
	dist: string,
	port: number,
	page: { path: string; file: string; hashes: PageHashes },
): Promise<Nginx | undefined> {
	const program = places.find((place) => spawnSync(place, ["-v"]).status === 0);
	if (!program) return undefined;
	const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
	const configuration = join(folder, "nginx.conf");
	writeFileSync(configuration, configure(dist, folder, port, page));
	const child = spawn(
		program,
		["-c", configuration, "-p", folder, "-e", join(folder, "error.log")],
		{
			stdio: ["ignore", "inherit", "inherit"],
		},
	);
	await untilOpen(port, child);
	return {
		url: `http://127.0.0.1:${port}`,
		pid: child.pid ?? 0,
		version: String(spawnSync(program, ["-v"]).stderr)
			.trim()
			.replace("nginx version: ", ""),
		async stop() {
			const ended = new Promise((resolve) => child.once("close", resolve));
			child.kill("SIGTERM");
			await ended;
			rmSync(folder, { recursive: true });
		},
	};
}

/** Tuned as its manual advises for files: no copies, open files remembered, no log, long connections. */
function configure(
	dist: string,
	folder: string,
	port: number,
	{ path, file, hashes }: { path: string; file: string; hashes: PageHashes },
): string {
	return `
user ${userInfo().username};
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
	types { text/html html; text/javascript js; font/woff2 woff2; image/avif avif; }
	charset utf-8;
	access_log off;
	sendfile on;
	tcp_nopush on;
	gzip_static on;
	gzip_vary on;
	keepalive_requests 100000000;
	open_file_cache max=1000 inactive=60s;
	client_body_temp_path ${folder}/body;
	proxy_temp_path ${folder}/proxy;
	fastcgi_temp_path ${folder}/fastcgi;
	uwsgi_temp_path ${folder}/uwsgi;
	scgi_temp_path ${folder}/scgi;
	server {
		listen 127.0.0.1:${port} backlog=1024;
		root ${dist};
		location = ${path} {
			${addHeaders(fileHeaders("page", hashes))}
			try_files /${file} =404;
		}
		location /_astro/ {
			${addHeaders(fileHeaders("hashed"))}
		}
	}
}
`;
}

function addHeaders(headers: Readonly<Record<string, string>>): string {
	return Object.entries(headers)
		.map(([name, value]) => `add_header ${name} "${value}";`)
		.join("\n\t\t\t");
}

async function untilOpen(port: number, child: ChildProcess): Promise<void> {
	for (let tries = 0; tries < 100; tries += 1) {
		if (child.exitCode !== null) throw new Error("nginx did not start.");
		const isOpen = await new Promise<boolean>((resolve) => {
			const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () =>
				resolve(false),
			);
			socket.unref();
			setTimeout(() => socket.destroy(), 200);
		});
		if (isOpen) return;
		await delay(50);
	}
	child.kill("SIGTERM");
	throw new Error("nginx did not listen within 5 seconds.");
}
