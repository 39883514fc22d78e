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

/** Tags of EXIF 2.32: 4.6.6, "GPS Attribute Information". */
const gpsInfo = 0x8825;
const [latitude, longitude] = [2, 4];

/** @returns the degrees that the EXIF of a JPEG file names, in little-endian order; undefined if there are none */
export function positionIn(bytes: Buffer): number[] | undefined {
	const start = bytes.indexOf("Exif\0\0II*\0", 0, "latin1");
	if (start === -1) return undefined;
	const tiff = bytes.subarray(start + 6);
	const read = (directory: number, tag: number) => {
		const count = tiff.readUInt16LE(directory);
		const entries = Array.from({ length: count }, (_, place) => directory + 2 + place * 12);
		const entry = entries.find((at) => tiff.readUInt16LE(at) === tag);
		return entry === undefined ? undefined : tiff.readUInt32LE(entry + 8);
	};
	const gps = read(tiff.readUInt32LE(4), gpsInfo);
	if (gps === undefined) return undefined;
	return [latitude, longitude].map((tag) => {
		const at = read(gps, tag) ?? 0;
		const part = (place: number) =>
			tiff.readUInt32LE(at + place * 8) / tiff.readUInt32LE(at + place * 8 + 4);
		return part(0) + part(1) / 60 + part(2) / 3600;
	});
}

/** @returns the size of a WebP picture, and what is in it besides pixels and colours */
export async function metadataOf(bytes: Buffer) {
	const { width, height, exif, xmp, iptc } = await sharp(bytes).metadata();
	return { width, height, extras: [exif, xmp, iptc].filter(Boolean) };
}
