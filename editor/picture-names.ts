/** Names of new pictures: a phone calls its photo IMG_20261120_101112.jpg, and a text names a picture in small letters, digits and hyphens. */
import { plainPictureName } from "../shop/pictures.ts";
import { bytesOf } from "./base64.ts";
import { type Group, isGroup, pictureFolder, pictureName } from "./form-shape.ts";
import { blobId } from "./git-blob.ts";
import type { Addition, Snapshot } from "./git-host.ts";
import type { ShopSave } from "./shop-save.ts";

/** The save with pictures that have such names, and forms that call them so. A picture under its own name stays. */
export async function withPlainNames(save: ShopSave, current: Snapshot): Promise<ShopSave> {
	const renamed = new Map<string, string>();
	const pictures: Addition[] = [];
	for (const picture of save.pictures) {
		const path = await freePath(picture, current, pictures);
		renamed.set(shownPath(picture.path), shownPath(path));
		pictures.push({ ...picture, path });
	}
	const forms = save.forms.map((filled) => ({
		...filled,
		values: withTexts(filled.values, (text) => renamed.get(text) ?? text) as Group,
	}));
	return { ...save, pictures, forms };
}

/** As a form has it. */
function shownPath(path: string): string {
	return `${pictureFolder}/${path.replace(/^.*\//, "")}`;
}

async function freePath(
	{ path, contents }: Addition,
	{ blobs, pictures: held }: Snapshot,
	others: readonly Addition[],
): Promise<string> {
	// It takes the place of another.
	if (blobs.has(path)) return path;
	const [, folder = "", name = "", ending = ""] = /^(.*\/)(.*?)(\.[^.]*)?$/.exec(path) ?? [];
	const plain = plainPictureName(name) || "picture";
	const taken = new Set([...held, ...others.map((other) => other.path)].map(pictureName));
	const blob = await blobId(bytesOf(contents));
	for (let count = 1; ; count++) {
		const wish = count === 1 ? plain : `${plain}-${count}`;
		const wanted = `${folder}${wish}${ending}`;
		// An earlier save may have landed although its answer was lost.
		if (!taken.has(wish) || blobs.get(wanted) === blob) return wanted;
	}
}

function withTexts(value: unknown, change: (text: string) => string): unknown {
	if (typeof value === "string") return change(value);
	if (Array.isArray(value)) return value.map((entry) => withTexts(entry, change));
	if (!isGroup(value)) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, inner]) => [name, withTexts(inner, change)]),
	);
}
