import "./avatar.css";
import { InLanguage } from "./in-language.tsx";

/** The first letters of the first two words, in upper case, without invisible bidi controls. */
export function initials(name: string): string {
	return name
		.replaceAll(/\p{Bidi_Control}/gu, "")
		.trim()
		.split(/\s+/u)
		.slice(0, 2)
		.map((word) => firstLetter(word))
		.join("")
		.toUpperCase();
}

/** With its marks, as in Devanagari. */
function firstLetter(word: string): string {
	const [first] = new Intl.Segmenter().segment(word);
	return first?.segment ?? "";
}

function shade(name: string): number {
	let sum = 0;
	for (const character of name) sum += character.codePointAt(0) ?? 0;
	return sum % 4;
}

interface AvatarProps {
	name: string;
	photo?: string | undefined;
	large?: boolean;
	first?: boolean;
}

/** A photo over initials. An image with an empty `alt` that fails to load draws nothing, so the initials show. */
export function Avatar({ name, photo, large, first }: AvatarProps) {
	const size = large ? 60 : 44;
	return (
		<span className={`avatar shade-${shade(name)}${large ? " is-large" : ""}`} aria-hidden="true">
			<InLanguage text={initials(name)} />
			{photo && (
				<img
					src={photo}
					alt=""
					width={size}
					height={size}
					loading={first ? undefined : "lazy"}
					decoding="async"
					referrerPolicy="no-referrer"
				/>
			)}
		</span>
	);
}
