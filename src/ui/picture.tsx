/** A picture made ready by the build: what `<picture>` needs, and nothing of how it was made. */
export interface PictureData {
	/** In order of preference; `media` picks another crop for some screens. */
	sources: { type: string; srcSet: string; media?: string; sizes?: string }[];
	src: string;
	width: number;
	height: number;
	sizes: string;
	/** Partly clear: it stands on the page's own ground, without a frame. */
	isCutout: boolean;
	/** The mean colour, shown until the picture has come; none for a cut-out, under which it would stay. */
	placeholder?: string | undefined;
}

interface PictureProps {
	picture: PictureData;
	/** What is to be seen; empty where the words beside it say it already. */
	alt: string;
	/** What stays in view when the picture is cropped: "24% 50%". */
	focus?: string | undefined;
	/** In the first view: before other pictures, but never before the page's text is painted. */
	first?: boolean;
}

/** AVIF with a WebP fallback, at the widths that the layout shows, without a shift of the layout. */
export function Picture({ picture, alt, focus, first }: PictureProps) {
	const { placeholder: backgroundColor } = picture;
	return (
		<picture>
			{picture.sources.map((source) => (
				<source
					key={source.srcSet}
					type={source.type}
					media={source.media}
					srcSet={source.srcSet}
					sizes={source.sizes ?? picture.sizes}
				/>
			))}
			<img
				src={picture.src}
				width={picture.width}
				height={picture.height}
				alt={alt}
				{...((focus || backgroundColor) && { style: { objectPosition: focus, backgroundColor } })}
				loading="lazy"
				{...(first ? { fetchPriority: "high" } : { decoding: "async" })}
			/>
		</picture>
	);
}
