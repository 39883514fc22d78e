import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { SignIn } from "./sign-in.tsx";
import words from "./words/en.json" with { type: "json" };

afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

const worker = "https://sign-in.example";

function show() {
	const popup = { close: vi.fn() };
	const open = vi.spyOn(window, "open").mockReturnValue(popup as unknown as Window);
	const onToken = vi.fn();
	render(<SignIn worker={worker} isRefused={false} onToken={onToken} />);
	const say = (data: object, origin = worker, source: unknown = popup) =>
		window.dispatchEvent(
			Object.assign(new Event("message"), { data, origin, source }) as MessageEvent,
		);
	return { popup, open, onToken, say };
}

const success = { token: "gho_token" };

test("takes the token from the Worker's own window, and from no other", async () => {
	const { popup, open, onToken, say } = show();
	await userEvent.click(screen.getByRole("button", { name: words.withGithub }));
	const [address] = open.mock.calls[0] ?? [];
	expect(String(address)).toMatch(/^https:\/\/sign-in\.example\/auth\?site=http/);
	say(success, "https://evil.example");
	say(success, worker, {});
	await Promise.resolve();
	expect(onToken).not.toHaveBeenCalled();
	say(success);
	await vi.waitFor(() => expect(onToken).toHaveBeenCalledWith("gho_token"));
	expect(popup.close).toHaveBeenCalled();
});

test("says why the Worker refused, and takes a key", async () => {
	const { onToken, say } = show();
	await userEvent.click(screen.getByRole("button", { name: words.withGithub }));
	say({ error: "SITES does not name this site." });
	await screen.findByText("SITES does not name this site.");
	await userEvent.type(screen.getByLabelText(words.withKey), " key {Enter}");
	expect(onToken).toHaveBeenCalledWith("key");
});
