import type { ReactNode } from "react";
import { Ridge } from "./ridge.tsx";
import "./page-header.css";
import { Paragraph } from "./paragraph.tsx";

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
		<section className="page-header relative -mt-(--header) pt-(--header)">
			<div className={`wrap layout${below ? " is-one-column" : ""}`}>
				<div>
					<h1>{heading}</h1>
					<Paragraph className="lede" text={lede} />
				</div>
				{children}
			</div>
			<Ridge into="ivory" className="-mb-px" />
		</section>
	);
}
