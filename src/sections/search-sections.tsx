import { language } from "#language/language";
import { sections } from "#language/words.json";
import { addressIn } from "../../languages/languages.ts";
import type { Feature, Question } from "../../shop/types.ts";
import type { PageLink } from "../site-map.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { Icon } from "../ui/icon.tsx";
import { Paragraph } from "../ui/paragraph.tsx";
import { Band } from "../ui/ridge.tsx";
import "../ui/chip.css";

interface FeatureGridProps {
	heading: string;
	features: (Omit<Feature, "icon"> & { icon?: Feature["icon"] })[];
}

/** On phones the sign stands before the name, and the sentence below both. */
const signed =
	"max-sm:grid max-sm:grid-cols-[28px_minmax(0,1fr)] max-sm:content-start max-sm:items-center max-sm:gap-x-[0.6rem] max-sm:gap-y-1";

/** On phones features with a sign stand two in a row, one where letters are large. */
export function FeatureGrid({ heading, features }: FeatureGridProps) {
	const columns = features.some(({ icon }) => icon)
		? "grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,40%)),1fr))]"
		: "grid-cols-1";
	return (
		<section className="rise pb-(--section)">
			<div className="wrap">
				<h2 className="mb-[clamp(1.75rem,3.5vw,3rem)]">{heading}</h2>
				<ul className={`grid gap-x-4 gap-y-5 sm:grid-cols-2 sm:gap-8 lg:grid-cols-4 ${columns}`}>
					{features.map(({ id, icon, title, description }) => (
						<li key={id} className={icon && signed}>
							{icon && (
								<Icon
									name={icon}
									className="size-7 stroke-[1.35] text-green sm:mb-[0.9rem] sm:size-8"
								/>
							)}
							<h3 className={icon && "max-sm:text-[1rem]"}>{title}</h3>
							<Paragraph
								className={`text-ink-soft ${icon ? "max-sm:col-span-2 max-sm:text-[0.875rem]/[1.4] sm:mt-[0.35rem]" : "mt-[0.35rem]"}`}
								text={description}
							/>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

interface StepsProps {
	heading: string;
	steps: { title: string; text: string }[];
}

export function Steps({ heading, steps }: StepsProps) {
	return (
		<Band className="my-[calc(var(--section)*0.4)]">
			<h2>{heading}</h2>
			<ol className="mt-6 grid grid-cols-1 gap-4 [counter-reset:step] lg:grid-cols-3 lg:gap-10">
				{steps.map((step) => (
					<li
						key={step.title}
						className="grid grid-cols-[2.5rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 gap-y-[0.15rem] [counter-increment:step] before:row-span-2 before:grid before:size-10 before:place-items-center before:rounded-pill before:bg-ivory before:font-display before:text-[1.25rem]/[1] before:font-[560] before:text-forest before:content-[counter(step)]"
					>
						<h3>{step.title}</h3>
						<Paragraph className="max-w-[28em] leading-[1.5] text-ink-sky" text={step.text} />
					</li>
				))}
			</ol>
		</Band>
	);
}

/** The first question is open. */
export function Questions({ heading, questions }: { heading: string; questions: Question[] }) {
	if (questions.length === 0) return null;
	return (
		<section className="rise pb-(--section)">
			<div className="wrap grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.6fr]">
				<h2>{heading}</h2>
				<div>
					{questions.map((item, index) => (
						<Disclosure key={item.id} look="question" summary={item.question} open={index === 0}>
							<Paragraph className="pb-4 leading-[1.5] text-ink-soft" text={item.answer} />
							{item.link && (
								<p className="pb-4 leading-[1.5]">
									<a className="link" href={addressIn(language, item.link.href)}>
										{item.link.text}
									</a>
								</p>
							)}
						</Disclosure>
					))}
				</div>
			</div>
		</section>
	);
}

export function RelatedPages({ pages }: { pages: PageLink[] }) {
	if (pages.length === 0) return null;
	return (
		<nav className="wrap pb-(--section)" aria-label={sections.relatedPages}>
			<h2 className="mb-4 text-step-3">{sections.youMayNeed}</h2>
			<ul className="flex flex-wrap gap-2">
				{pages.map((page) => (
					<li key={page.href}>
						<a className="chip" href={page.href}>
							{page.label}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
