import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";

const root = new URL("..", import.meta.url);

/** Runs `npm run smoke` against the address. */
async function smoke(...args: string[]): Promise<{ code: number; output: string }> {
	try {
		const program = ["scripts/smoke.ts", ...args];
		const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: root });
		return { code: 0, output: stdout };
	} catch (error) {
		const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
		return { code, output: stdout + stderr };
	}
}

test("the built site falls short of nothing", async ({ baseURL }) => {
	const { code, output } = await smoke(String(baseURL), "--allow-samples");
	expect(output).not.toMatch(/^ {2}x /m);
	expect(code).toBe(0);
});

test("no address, and one where nobody answers, are told in a sentence", async () => {
	expect(await smoke()).toEqual({
		code: 1,
		output: "Say which site to check: npm run smoke -- https://doonfresh.example\n",
	});
	const { code, output } = await smoke("http://localhost:1");
	expect(output).toMatch(/^http:\/\/localhost:1\/healthz gives no answer \(.+\)$/m);
	expect(code).toBe(1);
});
