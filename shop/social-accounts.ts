import type { Business, SocialAccount } from "./types.ts";

type Network = keyof Business["socialMedia"];

const names = {
	facebook: "Facebook",
	instagram: "Instagram",
	twitter: "X",
	linkedin: "LinkedIn",
} as const satisfies Record<Network, string>;

/** Facebook and Instagram, as SPEC.md has it; for a shop that is on neither, those that it has. */
export function shownAccounts(socialMedia: Business["socialMedia"]): SocialAccount[] {
	const all = (Object.keys(names) as Network[]).flatMap((network) => {
		const url = socialMedia[network];
		return url ? [{ network, name: names[network], url }] : [];
	});
	const usual = all.filter(({ network }) => network === "facebook" || network === "instagram");
	return usual.length > 0 ? usual : all;
}
