import { InLanguage } from "./in-language.tsx";

/** The first letters of the first two words, in upper case, without invisible bidi controls. */
function initials(name: string): string {
	return name
		.replaceAll(/\p{Bidi_Control}/gu, "")
		.trim()
		.split(/\s+/u)
		.slice(0, 2)
		.map(firstLetter)
		.join("")
		.toUpperCase();
}

/** With its marks, as in Devanagari. */
function firstLetter(word: string): string {
	const [first] = new Intl.Segmenter().segment(word);
	return first?.segment ?? "";
}

const shades = ["bg-green", "bg-shade-1", "bg-shade-2", "bg-shade-3"] as const;

function shadeOf(name: string) {
	const sum = [...name].reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
	return shades[sum % shades.length];
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
	const look = `${large ? "size-15 text-[1.25rem]" : "size-11 text-sm"} ${shadeOf(name)}`;
	return (
		<span
			className={`relative grid flex-none place-items-center overflow-hidden rounded-pill leading-[1] font-[600] tracking-[0.02em] whitespace-nowrap text-white ${look}`}
			aria-hidden="true"
		>
			<InLanguage text={initials(name)} />
			{photo && (
				<img
					src={photo}
					alt=""
					// By min and max: browsers draw the broken-image icon only where an image has a size of its own.
					className="absolute inset-0 h-auto max-h-full min-h-full w-auto max-w-full min-w-full object-cover"
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
