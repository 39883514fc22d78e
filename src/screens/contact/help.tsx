import { screens } from "#language/words.json";
import { fill } from "../../../languages/fill.ts";
import "../../ui/chip.css";
import type { Pages, SocialAccount } from "../../../shop/types.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { NoBreak, Paragraph } from "../../ui/paragraph.tsx";

interface HelpProps {
	page: Pages["contact"];
	accounts: readonly SocialAccount[];
}

export function Help({ page, accounts }: HelpProps) {
	return (
		<div className="mt-[clamp(3rem,6vw,5rem)] grid grid-cols-1 gap-x-[clamp(2rem,6vw,6rem)] gap-y-10 lg:grid-cols-2">
			<div>
				<h2 className="mb-3 text-step-3">{screens.whyUs}</h2>
				<Paragraph className="lede" text={page.whyChooseUs} />
				{accounts.length > 0 && (
					<>
						<h2 className="mt-9 mb-3 text-step-3">{screens.followUs}</h2>
						<div className="button-pair">
							{accounts.map(({ network, name, url }) => (
								<Link key={network} className="chip" href={url}>
									<Icon name={network} />
									{name}
								</Link>
							))}
						</div>
					</>
				)}
			</div>
			<div>
				<h2 className="mb-3 text-step-3">{screens.howCanWeHelp}</h2>
				<ul className="grid gap-[0.85rem]">
					{page.howCanWeHelp.map((point) => (
						<li key={point.title} className="grid grid-cols-[2rem_minmax(0,1fr)]">
							<Icon name={point.icon} className="mt-[0.15rem] text-green" />
							<p>
								<b className="font-[600] text-forest">
									{fill(screens.leadIn, { title: point.title })}
								</b>{" "}
								<NoBreak text={point.text} />
							</p>
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}
