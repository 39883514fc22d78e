import { expect, test } from "vitest";
import { fileHeaders } from "./file-headers.ts";

test.each(["page", "data", "worker"] as const)("a %s is asked for anew each time", (kind) => {
	expect(fileHeaders(kind)).toMatchObject({ "Cache-Control": "no-cache" });
});

test("a file with a hashed name is kept for good, without a policy for documents", () => {
	const headers = fileHeaders("hashed");
	expect(headers["Cache-Control"]).toMatch(/max-age=31536000, immutable$/);
	expect(headers).not.toHaveProperty("Content-Security-Policy");
});
