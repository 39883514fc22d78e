import { expect, test } from "vitest";
import { adminOrigins, settingsFromEnv, withSettings } from "./build-admin.ts";

test("no repository, no place to save to", () => {
	expect(settingsFromEnv({})).toEqual({ kind: "none" });
	expect(adminOrigins({ kind: "none" })).toEqual([]);
});

test("a repository at GitHub, and all that can be said of it", () => {
	const settings = settingsFromEnv({
		EDITOR_REPOSITORY: "shop/site",
		EDITOR_BRANCH: "live",
		EDITOR_API: "https://git.example/api/v3",
		EDITOR_SIGN_IN: "https://sign-in.example",
		EDITOR_DRAFT_ADDRESS: "https://draft.example",
	});
	expect(settings).toEqual({
		...{ kind: "github", repo: "shop/site", branch: "live" },
		...{ apiRoot: "https://git.example/api/v3", signIn: "https://sign-in.example" },
		draft: { branch: "draft", address: "https://draft.example" },
	});
	expect(adminOrigins(settings)).toEqual(["https://git.example"]);
	expect(withSettings('content="SETTINGS"', { kind: "local", token: 'a"&b' })).toBe(
		'content="{&quot;kind&quot;:&quot;local&quot;,&quot;token&quot;:&quot;a\\&quot;&amp;b&quot;}"',
	);
});

test("a wrong variable is named", () => {
	expect(() => settingsFromEnv({ EDITOR_REPOSITORY: "site" })).toThrow(/cannot be built: repo/);
});
