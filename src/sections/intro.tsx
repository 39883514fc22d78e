import type { ReactNode } from "react";
import { NoBreak } from "../ui/no-break.tsx";
import "./intro.css";

interface IntroProps {
	/** Paragraphs parted by an empty line; the first is set large. */
	text: string;
	/** What stands beside it. */
	children?: ReactNode;
}

/** A page's opening words. */
export function Intro({ text, children }: IntroProps) {
	const [first, ...rest] = text.split(/\n{2,}/);
	return (
		<section className="intro">
			<div className="wrap">
				<div>
					<p className="first">
						<NoBreak text={first ?? ""} />
					</p>
					{rest.map((paragraph) => (
						<p key={paragraph} className="lede">
							<NoBreak text={paragraph} />
						</p>
					))}
				</div>
				{children}
			</div>
		</section>
	);
}
