import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import "./button.css";

interface ButtonLinkProps {
	href: string;
	/** `whatsapp` is the brightest: one in a view. */
	look?: "green" | "outlined" | "whatsapp";
	small?: boolean;
	block?: boolean;
	className?: string;
	children: ReactNode;
	/** Opens a booking message, to which the page script adds the day while the shop is closed. */
	books?: boolean;
	service?: string;
	/** Follows the visible words, for screen readers only. */
	about?: string;
}

export function ButtonLink(props: ButtonLinkProps) {
	const { href, look = "green", small, block, className, children, books, service, about } = props;
	const classes = [
		look !== "green" && `is-${look}`,
		small && "is-small",
		block && "w-full",
		className,
	];
	return (
		<Link
			className={["button", ...classes].filter(Boolean).join(" ")}
			href={href}
			data-books={books ? "" : undefined}
			data-service={service}
		>
			{children}
			{about && <span className="visually-hidden">{about}</span>}
		</Link>
	);
}

export function WhatsAppButton({ children, ...button }: ButtonLinkProps) {
	return (
		<ButtonLink look="whatsapp" {...button}>
			<Icon name="whatsapp" />
			<span>{children}</span>
		</ButtonLink>
	);
}
