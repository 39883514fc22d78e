/** The configuration of the content editor, made of the schemas: https://sveltiacms.app/en/docs */
import { type FileName, isPageFolder, type RawContent } from "../shop/content-files.ts";
import { type CmsField, type FieldContext, formFields } from "./cms-fields.ts";
import { formSchema } from "./form-schema.ts";
import { pictureFolder } from "./form-shape.ts";
import { contextOf, type Form, formGroups, picturesWords, rootList } from "./forms.ts";
import { referenceChoices } from "./reference-choices.ts";

export interface EditorShop {
	/** The folder of the content: "content". */
	folder: string;
	content: RawContent;
	/** The files of its images folder. */
	pictures: readonly string[];
	hasHindi: boolean;
}

interface CmsFile {
	name: string;
	label: string;
	file: string;
	/** Each form has a format, because a format's reader and writer are not told the file's name. */
	format: string;
	fields: CmsField[];
}

interface CmsCollection {
	name: string;
	label: string;
	icon: string;
	files: CmsFile[];
}

export interface CmsConfig {
	load_config_file: false;
	app_title: string;
	media_folder: string;
	public_folder: string;
	media_libraries: object;
	show_preview_links: boolean;
	editor: { preview: boolean };
	output: { omit_empty_optional_fields: boolean };
	asset_collections: object[];
	collections: CmsCollection[];
}

/** Beside the values of a form: the commit from which they were read. */
export const openedAtField = "openedAt";

/** At most, of a photo that the owner adds: in pixels, and in bytes before it is made smaller. */
const photo = { side: 2400, bytes: 20 * 1024 * 1024 };

/** @param language of the forms' own words: 0 for English, 1 for Hindi */
export function cmsConfig(shop: EditorShop, language: 0 | 1): CmsConfig {
	const { folder, content } = shop;
	return {
		load_config_file: false,
		app_title: content.business.name,
		media_folder: `${folder}/images`,
		public_folder: pictureFolder,
		media_libraries: {
			stock_assets: { providers: [] },
			default: {
				config: {
					max_file_size: photo.bytes,
					slugify_filename: true,
					transformations: {
						raster_image: { format: "webp", quality: 85, width: photo.side, height: photo.side },
					},
				},
			},
		},
		show_preview_links: false,
		editor: { preview: false },
		output: { omit_empty_optional_fields: true },
		asset_collections: [
			{
				name: "pictures",
				label: picturesWords[language],
				icon: "photo_library",
				media_folder: `${folder}/images`,
				public_folder: pictureFolder,
			},
		],
		collections: formGroups.map(({ name, words, icon, forms }) => ({
			name,
			label: words[language],
			icon,
			files: forms
				.filter(({ file }) => pathIn(shop, file) !== undefined)
				.map((form) => cmsFile(form, shop, language)),
		})),
	};
}

function cmsFile(form: Form, shop: EditorShop, language: 0 | 1): CmsFile {
	const { file, shown, name, words } = form;
	const schema = formSchema(file);
	const context: FieldContext = {
		...contextOf(file, shop.pictures, shop.hasHindi),
		language,
		references: referenceChoices(shop.content),
	};
	// A list has its words from its form.
	const whole = schema.properties
		? schema
		: {
				type: "object" as const,
				properties: {
					[rootList]: { ...schema, title: words[0], hindiTitle: words[1] },
				},
				required: [rootList],
			};
	return {
		name,
		label: words[language],
		file: pathIn(shop, file) ?? "",
		format: `form-${name}`,
		fields: [...formFields(whole, context, shown), { name: openedAtField, widget: "hidden" }],
	};
}

/** The file that the editor asks for. A form of pages reads and writes all of them; it is called after the first. */
function pathIn({ folder, content }: EditorShop, file: FileName): string | undefined {
	if (!isPageFolder(file)) return `${folder}/${file}.json`;
	const [first] = content[file] as { slug: string }[];
	return first && `${folder}/${file}/${first.slug}.json`;
}
