import { type FormEvent, useRef } from "react";
import { whatsapp as words } from "#language/words.json";
import { whatsappLink } from "../../shop/format-whatsapp.ts";
import { useFocusOnOpen } from "../ui/hooks.ts";
import { Icon } from "../ui/icon.tsx";
import "../ui/button.css";

/** A message that opens in WhatsApp. Before hydration the form's own address opens the chat. */
export function WhatsAppForm({ number }: { number: string }) {
	const field = useRef<HTMLTextAreaElement>(null);
	useFocusOnOpen(field);

	function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		open(whatsappLink(number, field.current?.value), "_blank", "noopener");
		form.reset();
		form.closest<HTMLElement>("[popover]")?.hidePopover();
	}

	return (
		<form
			className="grid gap-[0.85rem] px-[1.1rem] pt-[1.1rem] pb-[max(1.1rem,env(safe-area-inset-bottom))]"
			action={whatsappLink(number)}
			target="_blank"
			rel="noopener"
			onSubmit={send}
		>
			<label>
				<span className="visually-hidden">{words.message}</span>
				<textarea
					ref={field}
					className="field min-h-28"
					name="text"
					placeholder={words.messageExample}
				/>
			</label>
			<button type="submit" className="button is-whatsapp w-full">
				<Icon name="whatsapp" />
				{words.send}
			</button>
		</form>
	);
}
