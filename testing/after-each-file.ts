import { afterAll, vi } from "vitest";

// Files share a process, so each takes back at its end what it stubbed.
afterAll(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});
