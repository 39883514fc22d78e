import { drawings, shapes } from "../../../shop/schema/care-drawings.json";
import type { CareDrawing, CareLabels } from "../../../shop/types.ts";
import type { PageLink } from "../../site-map.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Link } from "../../ui/link.tsx";

/** Linked from other pages as `/services#care-labels`. */
const CARE_LABELS_ID = "care-labels";

interface CareGuideProps {
	texts: CareLabels;
	services: Readonly<Record<string, PageLink>>;
	askHref: string;
}

/** The symbols on a garment's label, a list of each family to unfold. */
export function CareGuide({ texts, services, askHref }: CareGuideProps) {
	return (
		<section id={CARE_LABELS_ID}>
			<h2>{texts.heading}</h2>
			<p className="mt-3 mb-4 text-ink-soft">{texts.lede}</p>
			{texts.families.map(({ id, name, symbols }) => (
				<Disclosure
					key={id}
					look="question"
					summary={
						<>
							{symbols[0] && <CareSymbol drawing={symbols[0].drawing} isBare />}
							<span className="mr-auto">{name}</span>
						</>
					}
				>
					<dl className="pb-5">
						{symbols.map((symbol) => (
							<div
								key={symbol.drawing}
								className="relative grid min-h-16 grid-cols-1 content-center py-2 pl-16 leading-[1.45] sm:grid-cols-[1fr_auto] sm:gap-x-5"
							>
								<dt className="font-[600] text-forest">
									<CareSymbol
										className="absolute top-[0.8rem] left-0 sm:top-[calc(50%-20px)]"
										drawing={symbol.drawing}
									/>
									{symbol.name}
								</dt>
								<dd className="text-ink-soft sm:col-start-1">{symbol.meaning}</dd>
								<AskedFor service={services[symbol.asksFor ?? ""]} />
							</div>
						))}
					</dl>
				</Disclosure>
			))}
			<p className="mt-4">
				{texts.note}{" "}
				<Link className="link" href={askHref}>
					{texts.ask}
				</Link>
			</p>
		</section>
	);
}

function AskedFor({ service }: { service: PageLink | undefined }) {
	if (!service) return null;
	return (
		<dd className="sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:self-center">
			<a className="link inline-flex min-h-11 items-center" href={service.href}>
				{service.label}
			</a>
		</dd>
	);
}

interface Drawing {
	/** The sign of its family, and the marks on it, in a 40 × 40 box. */
	shapes: string[];
	dots?: string;
	text?: string;
}

interface CareSymbolProps {
	drawing: CareDrawing;
	/** The sign alone, without the marks that tell it from others of its family. */
	isBare?: boolean;
	className?: string;
}

/** A care label symbol (ISO 3758). Decorative: its name is beside it. */
function CareSymbol({ drawing, isBare, className = "" }: CareSymbolProps) {
	const { shapes: names, ...marks }: Drawing = drawings[drawing];
	const { dots, text }: Partial<Drawing> = isBare ? {} : marks;
	const lines = names.map((name) => shapes[name as keyof typeof shapes]);
	return (
		<svg
			className={`text-green-deep ${className}`}
			viewBox="0 0 40 40"
			width="40"
			height="40"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.75"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<path d={isBare ? lines[0] : lines.join("")} />
			{dots && <path strokeWidth="3.5" d={dots} />}
			{text && (
				<text
					className="numeric"
					x="20"
					fill="currentColor"
					stroke="none"
					fontWeight="600"
					textAnchor="middle"
					{...(names[0] === "tub" ? { y: 25, fontSize: 11 } : { y: 22.5, fontSize: 15 })}
				>
					{text}
				</text>
			)}
		</svg>
	);
}
