import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { securityHeaders } from "../server/security-headers.ts";
import { setSecurityHeaders } from "./dev-headers.ts";
import { hashEach } from "./inline-code.ts";

let stop = () => {};
afterEach(() => stop());

/** Asks a server that answers so behind the headers. */
async function ask(answer: (response: ServerResponse) => void, accept: string) {
	const server = createServer((request, response) => {
		setSecurityHeaders(request, response, () => answer(response));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	stop = () => void server.close();
	const { port } = server.address() as AddressInfo;
	return fetch(`http://127.0.0.1:${port}/`, { headers: { Accept: accept } });
}

test("a page in pieces comes whole, with its status, its headers and its own hashes", async () => {
	const response = await ask((to) => {
		to.writeHead(404, { "Content-Type": "text/html", "X-Own": "1" });
		to.write("<p>₹99</p><script>a");
		to.write(Buffer.from("()</script>"));
		to.end("<p>");
	}, "text/html,*/*");
	expect(response.status).toBe(404);
	expect(response.headers.get("x-own")).toBe("1");
	expect(await response.text()).toBe("<p>₹99</p><script>a()</script><p>");
	const policy = response.headers.get("content-security-policy");
	expect(policy).toContain(`script-src 'self' '${hashEach(["a()"])[0]}';`);
	expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test("everything else has the table, loosened for styles and web sockets only", async () => {
	const response = await ask((to) => to.end("x"), "*/*");
	const { "Content-Security-Policy": policy = "", ...others } = securityHeaders();
	for (const [name, value] of Object.entries(others)) {
		expect(response.headers.get(name), name).toBe(value);
	}
	expect(response.headers.get("content-security-policy")).toBe(
		policy
			.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
			.replace("connect-src 'self'", "connect-src 'self' ws:")
			.replace("; require-trusted-types-for 'script'; trusted-types default", ""),
	);
});
