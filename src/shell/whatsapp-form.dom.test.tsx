import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { WhatsAppForm } from "./whatsapp-form.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test.each(["5 + 5 & 10% of #1?\nनमस्ते 👋", ""])(
	"sends %j in a new tab, clears the field and closes the panel",
	async (text) => {
		const open = vi.fn<typeof globalThis.open>();
		vi.stubGlobal("open", open);
		const hidePopover = vi.fn();
		const visitor = userEvent.setup();
		render(
			<div popover="auto" ref={(panel) => void (panel && Object.assign(panel, { hidePopover }))}>
				<WhatsAppForm number="+91 135 000" />
			</div>,
		);
		const field = screen.getByPlaceholderText<HTMLTextAreaElement>("Type your message...");
		// Without code the form itself opens the chat.
		expect([field.form?.action, field.form?.target]).toEqual(["https://wa.me/91135000", "_blank"]);
		await visitor.click(field);
		if (text) await visitor.paste(text);
		await visitor.click(screen.getByRole("button", { name: "Send on WhatsApp" }));

		const [address = "", target] = open.mock.calls[0] ?? [];
		const { host, pathname, searchParams } = new URL(address);
		expect([host, pathname, target]).toEqual(["wa.me", "/91135000", "_blank"]);
		expect(searchParams.get("text") ?? "").toBe(text);
		expect(field.value).toBe("");
		expect(hidePopover).toHaveBeenCalled();
	},
);
