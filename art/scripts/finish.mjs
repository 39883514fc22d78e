// Grades raw renders (work/raw) into masters:   node art/scripts/finish.mjs [name ...]
// The grade is one gentle, shared curve: a touch of lift, contrast and saturation, so the set stays
// coherent. The web masters are made from these by art/export.ts.
import fs from "node:fs";
import sharp from "sharp";

const raw = new URL("../work/raw/", import.meta.url);
const masters = new URL("../masters/", import.meta.url);

const only = process.argv.slice(2);
const names = fs
	.readdirSync(raw)
	.filter((file) => file.endsWith(".png"))
	.map((file) => file.slice(0, -".png".length))
	.filter((name) => only.length === 0 || only.includes(name));

for (const name of names) {
	let image = sharp(fs.readFileSync(new URL(`${name}.png`, raw)));
	// The van's mask is no picture.
	if (!name.endsWith("-band"))
		image = image
			.modulate({ saturation: 1.02, brightness: 1.03 })
			.linear([1.05, 1.05, 1.045], [-5, -5, -5]);
	// Adaptive filtering: lossless and a quarter smaller than sharp's default.
	const master = await image.png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer();
	fs.writeFileSync(new URL(`${name}.png`, masters), master);
	console.log(name.padEnd(24), String(master.length).padStart(8));
}
