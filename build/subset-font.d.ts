/** Types of subset-font, which ships none. */
declare module "subset-font" {
	/** A number pins the axis; a range keeps it variable between the two. */
	type Axis = number | { min: number; max: number; default?: number };

	/** `text` is undefined exactly when `keepAllGlyphs` is set. */
	export default function subsetFont(
		font: Uint8Array,
		text: string | undefined,
		options: {
			targetFormat: "woff2" | "sfnt";
			variationAxes?: Record<string, Axis>;
			keepFeatures?: string[];
			noHinting?: boolean;
			noLayoutClosure?: boolean;
			dropTables?: string[];
			keepAllGlyphs?: boolean;
		},
	): Promise<Buffer>;
}
