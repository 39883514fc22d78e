import "../../ui/chip.css";
import type { Business, Pages } from "../../../content/types.ts";
import { Icon } from "../../ui/icon.tsx";
import { NewTabHint } from "../../ui/new-tab-hint.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";

interface HelpProps {
	page: Pages["contact"];
	socialMedia: Business["socialMedia"];
}

/** Why to write to the shop, what it can help with, and where to follow it. */
export function Help({ page, socialMedia }: HelpProps) {
	return (
		<div className="help">
			<div>
				<h2>Why Choose Us?</h2>
				<p className="lede">
					<Unbroken text={page.whyChooseUs} />
				</p>
				<h2 className="mt-9">Follow Us</h2>
				<div className="button-pair">
					<a className="chip" href={socialMedia.facebook} target="_blank" rel="noopener">
						<Icon name="facebook" />
						Facebook
						<NewTabHint />
					</a>
					<a className="chip" href={socialMedia.instagram} target="_blank" rel="noopener">
						<Icon name="instagram" />
						Instagram
						<NewTabHint />
					</a>
				</div>
			</div>
			<div>
				<h2>How Can We Help?</h2>
				<ul>
					{page.howCanWeHelp.map((point) => (
						<li key={point.title}>
							<Icon name={point.icon} />
							<p>
								<b>{point.title}.</b> <Unbroken text={point.text} />
							</p>
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}
