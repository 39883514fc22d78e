import type { ReactNode } from "react";
import { Ridge } from "./ridge.tsx";
import "./page-header.css";
import { NoBreak } from "./no-break.tsx";

interface PageHeaderProps {
	heading: string;
	lede: string;
	/** The heading's companion on the right: a search field, a score, a button. */
	children?: ReactNode;
}

/** The sky over an inner page: its heading, and two hills that lead into the page. */
export function PageHeader({ heading, lede, children }: PageHeaderProps) {
	return (
		<section className="page-header">
			<div className="wrap layout">
				<div>
					<h1>{heading}</h1>
					<p className="lede">
						<NoBreak text={lede} />
					</p>
				</div>
				{children}
			</div>
			<Ridge kind="page-header" into="ivory" />
		</section>
	);
}
