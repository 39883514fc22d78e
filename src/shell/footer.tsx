import { Fragment, type ReactNode } from "react";
import { shell } from "#language/words.json";
import { fill } from "../../languages/fill.ts";
import { directoryName, streetLines } from "../../shop/format-address.ts";
import { phoneLink } from "../../shop/format-phone.ts";
import type { Business, FaqItem, Policy, SocialAccount } from "../../shop/types.ts";
import { quickLinks as footerLinks, linksFor } from "../site-map.ts";
import { OpenStatus } from "../ui/business-hours.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import { Paragraph } from "../ui/paragraph.tsx";
import { Ridge } from "../ui/ridge.tsx";
import "./footer.css";
import { Brand, type LanguageLinksProps, LanguageList } from "./header.tsx";

interface FooterProps {
	business: Business;
	hasReviews: boolean;
	hasFaq: boolean;
	mapsHref: string;
	accounts: readonly SocialAccount[];
	/** The year of the build; the page script updates it. */
	year: number;
	versions: LanguageLinksProps;
}

export function Footer(props: FooterProps) {
	const { business, hasReviews, hasFaq, mapsHref, accounts, year, versions } = props;
	return (
		<footer className="site-footer relative">
			<Ridge into="forest" className="absolute bottom-[calc(100%-1px)] left-0" />
			<div className="on-dark above-dock bg-forest pt-[clamp(0.75rem,3vw,2.5rem)] text-footer">
				<div className="wrap">
					<div className="grid grid-cols-1 gap-x-8 gap-y-1 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-[1.5fr_0.8fr_1.35fr_0.8fr]">
						<div>
							<Brand name={business.brand} />
							<p className="tagline mt-2 max-w-[15em] font-display text-lg/[1.35] font-[500] text-tagline sm:my-4 sm:text-[1.25rem]">
								{business.tagline}
							</p>
							<div className="flex flex-wrap items-center gap-x-4 sm:block">
								<OpenStatus className="flex-[1_1_10rem]" words={business.hoursInWords} />
								<LanguageList {...versions} />
							</div>
						</div>
						<nav aria-labelledby="quick-links">
							<h2 id="quick-links">{shell.quickLinks}</h2>
							<ul className="flex flex-wrap justify-between gap-x-3 sm:block">
								{linksFor(footerLinks, hasReviews).map(({ label, href }) => (
									<li key={href}>
										<a href={href}>{label}</a>
									</li>
								))}
							</ul>
						</nav>
						<FooterContact business={business} mapsHref={mapsHref} />
						{accounts.length > 0 && <FollowUs accounts={accounts} />}
					</div>
					<div className="stitch-dark-t beside-dock mt-2 flex flex-wrap items-center gap-x-4 pt-1 text-[0.875rem] sm:text-[0.9375rem] sm:mt-10 sm:gap-x-7 sm:gap-y-1 sm:pt-5">
						<p className="order-1 basis-full lg:-order-1 lg:mr-auto lg:basis-auto">
							© <span data-year="">{year}</span> {`${business.brand}. ${shell.allRightsReserved}`}
							{business.gstin && ` ${fill(shell.gstNumber, { number: business.gstin })}`}
						</p>
						{footerDialogs
							.filter(({ id }) => id !== "faq" || hasFaq)
							.map(({ id, button }) => (
								<button
									key={id}
									type="button"
									aria-haspopup="dialog"
									{...{ command: "show-modal", commandfor: id }}
								>
									{button}
								</button>
							))}
					</div>
				</div>
			</div>
		</footer>
	);
}

function FooterContact({ business, mapsHref }: Pick<FooterProps, "business" | "mapsHref">) {
	const { address, directoryLink, email, otherPhones = [] } = business;
	const phones = [{ name: "", number: business.phone }, ...otherPhones];
	return (
		<div>
			<h2>{shell.contact}</h2>
			<ul>
				{phones.map(({ name, number }) => (
					<ContactLine key={number} icon="phone" href={phoneLink(number)}>
						<span>
							{name && `${name} `}
							<span className="numeric">{number}</span>
						</span>
					</ContactLine>
				))}
				{email && (
					<ContactLine icon="mail" href={`mailto:${email}`}>
						{email}
					</ContactLine>
				)}
				<ContactLine icon="map-pin" href={mapsHref}>
					<span>
						{streetLines(address).map((line) => (
							<Fragment key={line}>
								{line}, <br />
							</Fragment>
						))}
						{address.city}, {address.state} {address.postalCode}
					</span>
				</ContactLine>
				{directoryLink && (
					<ContactLine icon="store" href={directoryLink}>
						{fill(shell.viewOn, { directory: directoryName(directoryLink) })}
						<Icon name="arrow-up-right" />
					</ContactLine>
				)}
			</ul>
		</div>
	);
}

function ContactLine({ icon, ...link }: { icon: IconName; href: string; children: ReactNode }) {
	return (
		<li>
			<Link href={link.href}>
				<Icon name={icon} />
				{link.children}
			</Link>
		</li>
	);
}

function FollowUs({ accounts }: Pick<FooterProps, "accounts">) {
	return (
		<div className="flex flex-wrap items-center gap-x-4 sm:block">
			<h2>{shell.followUs}</h2>
			<ul className="social flex gap-2">
				{accounts.map(({ network, name, url }) => (
					<li key={network}>
						<Link href={url}>
							<Icon name={network} />
							<span className="visually-hidden">{name}</span>
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}

const footerDialogs = [
	{ id: "faq", button: shell.faqs },
	{ id: "terms", button: shell.terms },
	{ id: "privacy", button: shell.privacyPolicy },
] as const;

type Texts = { faq: FaqItem[]; terms: Policy; privacy: Policy };

export function FooterDialogs({ faq, terms, privacy }: Texts) {
	return (
		<>
			{faq.length > 0 && (
				<TextDialog
					id="faq"
					heading={shell.frequentQuestions}
					items={faq.map(({ id, question, answer }) => ({ id, title: question, content: answer }))}
				/>
			)}
			<TextDialog id="terms" heading={shell.terms} {...terms} />
			<TextDialog id="privacy" heading={shell.privacyPolicy} {...privacy} />
		</>
	);
}

interface TextDialogProps extends Pick<Policy, "items"> {
	id: string;
	heading: string;
	description?: string;
}

/** A dialog with a long numbered text. */
function TextDialog({ id, heading, description, items }: TextDialogProps) {
	return (
		<Dialog className="[--width:44rem]" id={id} heading={heading}>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard */}
			<section className="body" tabIndex={0} aria-labelledby={`${id}-title`}>
				{description && <Paragraph className="pt-3 text-ink-soft" text={description} />}
				<ol>
					{items.map(({ id, title, content }) => (
						<li key={id}>
							<h3>{title}</h3>
							<Paragraph text={content} />
						</li>
					))}
				</ol>
			</section>
		</Dialog>
	);
}
