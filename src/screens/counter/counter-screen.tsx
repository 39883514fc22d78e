import { encode } from "uqr";
import { counter, hours as hoursWords } from "#language/words.json";
import { fill } from "../../../languages/fill.ts";
import { addressLine } from "../../../shop/format-address.ts";
import { phoneLine } from "../../../shop/format-phone.ts";
import type { Business } from "../../../shop/types.ts";
import { BrandMark } from "../../ui/icon.tsx";

interface CounterScreenProps {
	business: Business;
	/** The whole address of the price list, and the WhatsApp link. */
	links: { prices: string; chat: string };
}

/** Sheets to print for the counter: a code to scan, the shop's name, hours and number. */
export function CounterScreen({ business, links }: CounterScreenProps) {
	const { host } = new URL(business.siteUrl);
	return (
		<div className="wrap py-10 print:p-0">
			<p className="mb-6 text-ink-soft print:hidden">{counter.printIt}</p>
			<div className="grid gap-6 lg:grid-cols-2 print:block">
				<Sheet business={business} code={links.prices} says={counter.scanForPrices}>
					{host}
				</Sheet>
				<Sheet business={business} code={links.chat} says={counter.scanToWrite}>
					+{business.whatsapp}
				</Sheet>
			</div>
		</div>
	);
}

interface SheetProps {
	business: Business;
	code: string;
	says: string;
	/** Below the code, for those who type. */
	children: React.ReactNode;
}

function Sheet({ business, code, says, children }: SheetProps) {
	const { brand, tagline, hoursInWords } = business;
	const { hours, daily } = hoursInWords;
	return (
		<article className="flex flex-col items-center rounded-card border border-sand bg-paper p-6 text-center print:border-0 print:py-[20mm] print:not-last:break-after-page">
			<BrandMark size={64} />
			<h2 className="mt-2 text-step-3 [overflow-wrap:anywhere]">{brand}</h2>
			<p className="text-ink-soft">{tagline}</p>
			<p className="mt-5 font-display text-step-2 font-[560] text-forest">{says}</p>
			<QrCode text={code} label={says} />
			<p className="numeric font-[600]">{children}</p>
			<p className="mt-4 font-[600] text-forest">{fill(hoursWords.open, { daily, hours })}</p>
			<p className="numeric text-step-2 font-[600] text-forest">{phoneLine(business)}</p>
			<p className="mt-1 text-sm text-ink-soft">{addressLine(business)}</p>
		</article>
	);
}

/** Black on white with a quiet border, which scanners need. */
function QrCode({ text, label }: { text: string; label: string }) {
	const { data, size } = encode(text, { border: 4 });
	const cells = data.flatMap((row, y) =>
		row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
	);
	return (
		<svg
			className="my-3 size-64 bg-white print:size-[90mm]"
			viewBox={`0 0 ${size} ${size}`}
			role="img"
			aria-label={label}
			shapeRendering="crispEdges"
		>
			<path d={cells.join("")} fill="#000" />
		</svg>
	);
}
