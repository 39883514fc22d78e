import type { ReactNode } from "react";
import "./button.css";
import { Icon } from "./icon.tsx";
import { NewTabHint } from "./new-tab-hint.tsx";

interface ButtonLinkProps {
	href: string;
	/** `whatsapp` is the one bright button of a view; the others are green or outlined. */
	look?: "green" | "outlined" | "whatsapp";
	small?: boolean;
	/** As wide as its box. */
	block?: boolean;
	children: ReactNode;
	/** Opens a booking message: shell/page-life.ts adds for which day while the shop is shut. */
	books?: boolean;
	/** The id of the service that is booked. */
	service?: string;
	/** Words for a screen reader that follow the visible ones, such as what is being booked. */
	about?: string;
}

/** A link that looks like a button. Links to other sites open in a new tab and say so. */
export function ButtonLink({
	href,
	look = "green",
	small,
	block,
	children,
	books,
	service,
	about,
}: ButtonLinkProps) {
	const outside = href.startsWith("https://");
	const className = [
		"button",
		look === "outlined" && "is-outlined",
		look === "whatsapp" && "is-whatsapp",
		small && "is-small",
		block && "is-block",
	]
		.filter(Boolean)
		.join(" ");
	return (
		<a
			className={className}
			href={href}
			data-books={books ? "" : undefined}
			data-service={service}
			{...(outside && { target: "_blank", rel: "noopener" })}
		>
			{children}
			{about && <span className="visually-hidden">{about}</span>}
			{outside && <NewTabHint />}
		</a>
	);
}

interface WhatsAppButtonProps extends ButtonLinkProps {
	/** Leaves the glyph out where the room is small; the words always stay. */
	plain?: boolean;
}

/** A button that opens WhatsApp: the glyph and the words. */
export function WhatsAppButton({ plain, children, ...button }: WhatsAppButtonProps) {
	return (
		<ButtonLink look="whatsapp" {...button}>
			{!plain && <Icon name="whatsapp" />}
			<span>{children}</span>
		</ButtonLink>
	);
}
