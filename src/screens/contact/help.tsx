import "../../ui/chip.css";
import type { Pages, SocialAccount } from "../../../content/types.ts";
import { Icon } from "../../ui/icon.tsx";
import { NewTabHint } from "../../ui/new-tab-hint.tsx";
import { NoBreak } from "../../ui/no-break.tsx";

interface HelpProps {
	page: Pages["contact"];
	/** The accounts to follow; none, and nothing is said of any. */
	accounts: readonly SocialAccount[];
}

/** Why to write to the shop, what it can help with, and where to follow it. */
export function Help({ page, accounts }: HelpProps) {
	return (
		<div className="help">
			<div>
				<h2>Why Choose Us?</h2>
				<p className="lede">
					<NoBreak text={page.whyChooseUs} />
				</p>
				{accounts.length > 0 && (
					<>
						<h2 className="mt-9">Follow Us</h2>
						<div className="button-pair">
							{accounts.map(({ network, name, url }) => (
								<a key={network} className="chip" href={url} target="_blank" rel="noopener">
									<Icon name={network} />
									{name}
									<NewTabHint />
								</a>
							))}
						</div>
					</>
				)}
			</div>
			<div>
				<h2>How Can We Help?</h2>
				<ul>
					{page.howCanWeHelp.map((point) => (
						<li key={point.title}>
							<Icon name={point.icon} />
							<p>
								<b>{point.title}.</b> <NoBreak text={point.text} />
							</p>
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}
