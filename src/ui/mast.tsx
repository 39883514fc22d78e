import type { ReactNode } from "react";
import { Ridge } from "./ridge.tsx";
import "./mast.css";
import { Unbroken } from "./unbroken.tsx";

interface MastProps {
	heading: string;
	lede: string;
	/** The heading's companion on the right: a search field, a score, a button. */
	children?: ReactNode;
}

/** The sky over an inner page: its heading, and two hills that lead into the page. */
export function Mast({ heading, lede, children }: MastProps) {
	return (
		<section className="mast">
			<div className="wrap layout">
				<div>
					<h1>{heading}</h1>
					<p className="lede">
						<Unbroken text={lede} />
					</p>
				</div>
				{children}
			</div>
			<Ridge kind="mast" into="ivory" />
		</section>
	);
}
