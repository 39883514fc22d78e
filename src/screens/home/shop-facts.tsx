import type { Pages } from "../../../content/types.ts";

export function ShopFacts({ facts }: Pick<Pages, "facts">) {
	return (
		<div className="wrap pb-[calc(5.4vw+3rem)]">
			<ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-3 bg-[image:var(--stitch-sand),var(--stitch-sand)] bg-[length:100%_1.5px] bg-[position:top,bottom] bg-no-repeat py-5">
				{facts.map((fact) => (
					<li key={fact.title} className="flex flex-col leading-[1.3]">
						<b className="font-display text-lg/[1.2] font-[560] text-forest">{fact.title}</b>
						<span className="text-sm text-ink-soft">{fact.text}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
