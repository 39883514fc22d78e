import { Icon, type IconName } from "./icon.tsx";

interface EmojiProps {
	/** Stays in the text for copying and for find-in-page. */
	character: string;
	icon: IconName;
}

/** An emoji that SPEC.md asks for, shown as an icon and hidden from screen readers. */
export function Emoji({ character, icon }: EmojiProps) {
	return (
		<span className="inline-grid text-[0px]" aria-hidden="true">
			{character}
			<Icon name={icon} className="size-5" />
		</span>
	);
}
