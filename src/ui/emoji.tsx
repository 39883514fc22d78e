import "./emoji.css";
import { Icon, type IconName } from "./icon.tsx";

interface EmojiProps {
	/** The character as specified; it stays in the text for copying and for search in the page. */
	character: string;
	icon: IconName;
}

/** A specified emoji, shown as a drawing of the site's own set and not read aloud. */
export function Emoji({ character, icon }: EmojiProps) {
	return (
		<span className="emoji" aria-hidden="true">
			{character}
			<Icon name={icon} />
		</span>
	);
}
