import "./avatar.css";
import { InLanguage } from "./in-language.tsx";

/**
 * Up to two initials: the first letters of the name's first two words, in upper case.
 * Counts whole characters, so that names outside the basic plane are not cut in half, and leaves out
 * controls of direction, which show nothing.
 */
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

/** The first user-perceived character, with the marks that belong to it (as in Devanagari). */
function firstLetter(word: string): string {
	const [first] = new Intl.Segmenter().segment(word);
	return first?.segment ?? "";
}

/** A steady shade for a name, so that neighbours differ and nobody changes colour. */
function shade(name: string): number {
	let sum = 0;
	for (const character of name) sum += character.codePointAt(0) ?? 0;
	return sum % 4;
}

interface AvatarProps {
	name: string;
	photo?: string | undefined;
	large?: boolean;
}

/**
 * A reviewer's photo over their initials. The initials lie under the photo, so that a photo that is
 * missing or fails to load leaves them in view without any script: an image with an empty `alt` that
 * cannot be shown draws nothing (avatar.css sees to that).
 */
export function Avatar({ name, photo, large }: AvatarProps) {
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
					loading="lazy"
					decoding="async"
					referrerPolicy="no-referrer"
				/>
			)}
		</span>
	);
}
