import type { ReactNode } from "react";
import "./button.css";
import { Icon } from "./icon.tsx";
import { NewTabHint } from "./new-tab-hint.tsx";

interface ButtonLinkProps {
	href: string;
	/** `whatsapp` is the brightest: one in a view. */
	look?: "green" | "outlined" | "whatsapp";
	small?: boolean;
	block?: boolean;
	children: ReactNode;
	/** Opens a booking message; while the shop is shut the page script adds the day. */
	books?: boolean;
	/** The id of the booked service. */
	service?: string;
	/** Follows the visible words, for screen readers only. */
	about?: string;
}

/** Links to other sites open in a new tab and say so. */
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
	/** Leaves the icon out where space is short. */
	plain?: boolean;
}

export function WhatsAppButton({ plain, children, ...button }: WhatsAppButtonProps) {
	return (
		<ButtonLink look="whatsapp" {...button}>
			{!plain && <Icon name="whatsapp" />}
			<span>{children}</span>
		</ButtonLink>
	);
}
