/** A picture that the build has encoded. */
export interface PictureData {
	/** In AVIF. */
	srcSet: string;
	/** In WebP. */
	src: string;
	width: number;
	height: number;
	sizes: string;
	/** Partly transparent: shown without a frame. */
	isCutout: boolean;
	/** The mean colour, shown while the picture loads; none for a cutout. */
	placeholder?: string | undefined;
}

interface PictureProps {
	picture: PictureData;
	/** Empty where the text beside it says the same. */
	alt: string;
	/** The part that must stay in view when cropped: "24% 50%". */
	focus?: string | undefined;
	/** The largest of the first view loads "first", smaller ones beside it "early"; others once they come near. */
	loads?: "first" | "early" | undefined;
}

export function Picture({ picture, alt, focus, loads }: PictureProps) {
	const { placeholder, srcSet } = picture;
	const rules = `${placeholder ? `background-color:${placeholder};` : ""}${focus ? `object-position:${focus}` : ""}`;
	const name = rules
		? `picture-${[placeholder, focus].join(" ").replaceAll(/\W+/g, "-")}`
		: undefined;
	return (
		<picture>
			{/* The build moves it to the head. A style attribute would need 'unsafe-hashes' in the page's policy. */}
			{name && <style>{`.${name}{${rules}}`}</style>}
			<source
				type="image/avif"
				srcSet={srcSet}
				// A single candidate has no width for sizes to choose by.
				sizes={srcSet.includes(" ") ? picture.sizes : undefined}
			/>
			<img
				src={picture.src}
				width={picture.width}
				height={picture.height}
				alt={alt}
				className={name}
				fetchPriority={loads === "first" ? "high" : undefined}
				{...(!loads && { loading: "lazy", decoding: "async" })}
			/>
		</picture>
	);
}
