import type { ReactNode } from "react";
import { Paragraph } from "./paragraph.tsx";
import { Ridge } from "./ridge.tsx";

interface PageHeaderProps {
	heading: string;
	lede: string;
	/** Beside the heading. */
	children?: ReactNode;
	/** Instead, below it at all widths. */
	below?: boolean;
}

/** The heading of an inner page over a hill line. */
export function PageHeader({ heading, lede, children, below }: PageHeaderProps) {
	return (
		<section className="relative -mt-(--header) bg-(image:--sky) pt-(--header) print:bg-none">
			<div
				className={`wrap grid gap-x-12 gap-y-[clamp(0.75rem,2vw,1.5rem)] pt-[clamp(0.625rem,4vw-0.5rem,3.5rem)] [&>*]:min-w-0 ${below ? "" : "lg:grid-cols-[1fr_auto] lg:items-end"}`}
			>
				<div>
					<h1 className="max-sm:text-[min(2.375rem,12vw)]">{heading}</h1>
					<Paragraph
						className="mt-[clamp(0.375rem,1.5vw,0.9rem)] max-w-[36em] text-[clamp(1rem,0.95rem+0.3vw,1.125rem)]/[1.45] text-balance text-ink-sky"
						text={lede}
					/>
				</div>
				{children}
			</div>
			<Ridge into="ivory" className="-mb-px" />
		</section>
	);
}
