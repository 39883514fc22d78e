import sharp from "sharp";

interface PhotoFile {
	name: string;
	mimeType: string;
	buffer: Buffer;
}

/** Lying on its side, as phones save an upright photo, and with the place where it was taken: Dehradun. */
export async function photoFromPhone(name: string): Promise<PhotoFile> {
	const buffer = await sharp({
		create: { width: 3200, height: 2400, channels: 3, background: "#5a8" },
	})
		.withExif({
			IFD3: {
				...{ GPSLatitudeRef: "N", GPSLatitude: "30/1 18/1 0/1" },
				...{ GPSLongitudeRef: "E", GPSLongitude: "78/1 3/1 0/1" },
			},
		})
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
	return { name, mimeType: "image/jpeg", buffer };
}

/** @returns the size of a picture, and what is in it besides pixels and colours */
export async function metadataOf(bytes: Buffer) {
	const { width, height, exif, xmp, iptc } = await sharp(bytes).metadata();
	return { width, height, extras: [exif, xmp, iptc].filter(Boolean) };
}
