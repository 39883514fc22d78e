import { Icon, type IconName } from "./icon.tsx";

/** An emoji of SPEC.md as an icon. The character stays for copying and find-in-page. */
export function Emoji({ character, icon }: { character: string; icon: IconName }) {
	return (
		<span className="inline-grid text-[0px]" aria-hidden="true">
			{character}
			<Icon name={icon} className="size-5" />
		</span>
	);
}
