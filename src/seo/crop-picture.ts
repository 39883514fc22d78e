import sharp from "sharp";

/** Crops a picture around its focus, such as "50% 30%" from left and top. @returns RGB pixels, row by row */
export async function cropPicture(
	picture: Buffer,
	focus: string,
	room: { width: number; height: number },
	ground = "#ffffff",
): Promise<Buffer> {
	const { width, height } = (await sharp(picture).metadata()).autoOrient;
	const scale = Math.max(room.width / width, room.height / height);
	const [across = 50, down = 50] = focus.split(" ").map(Number.parseFloat);
	const size = {
		width: Math.min(width, Math.round(room.width / scale)),
		height: Math.min(height, Math.round(room.height / scale)),
	};
	return sharp(picture)
		.autoOrient()
		.extract({
			left: Math.round(((width - size.width) * across) / 100),
			top: Math.round(((height - size.height) * down) / 100),
			...size,
		})
		.resize(room.width, room.height, { fit: "fill" })
		.flatten({ background: ground })
		.toColourspace("srgb")
		.raw({ depth: "uchar" })
		.toBuffer();
}
