/** All pictures: another photo in the place of one, with the words that describe it. */
import { pick } from "../shop/pick.ts";
import { useDraft, useStore } from "./draft-store.ts";
import { Field } from "./form.tsx";
import type { FormSchema } from "./form-schema.ts";
import { isGroup, partsOf, placeOf } from "./json.ts";
import { useWords } from "./language.ts";
import { PhotoButton, Thumbnail } from "./picture-field.tsx";
import { pictureName } from "./save-draft.ts";
import { pathOf, schemaOf } from "./shop-files.ts";
import { look, Note } from "./ui.tsx";

export function Pictures() {
	const store = useStore();
	const pictures = useDraft(() => store.draft) && store.pictures;
	return (
		<ul className="grid gap-3 sm:grid-cols-2">
			{pictures
				.filter((path) => !path.endsWith(".svg"))
				.map((path) => (
					<Picture key={path} path={path} />
				))}
		</ul>
	);
}

function Picture({ path }: { path: string }) {
	const say = useWords();
	const store = useStore();
	const isReplaced = useDraft(({ draft }) => path in draft.pictures);
	const name = pictureName(path);
	return (
		<li className={`${look.card} grid gap-3`}>
			<h3 className="font-semibold">{name.replaceAll("-", " ")}</h3>
			<Thumbnail path={path} className="min-h-24" />
			<PhotoButton
				label={say("replacePhoto")}
				onPhoto={(_, base64, ending) => {
					const wanted = path.replace(/[^.]+$/, ending);
					if (wanted !== path) store.setPicture(path, "");
					store.setPicture(wanted, base64);
				}}
			/>
			{isReplaced && <Descriptions name={name} />}
		</li>
	);
}

function Descriptions({ name }: { name: string }) {
	const say = useWords();
	const store = useStore();
	useDraft(() => store.draft);
	const places = Object.entries(store.values).flatMap(([path, value]) =>
		value === null ? [] : describing(schemaOf(path), value, name).map((at) => placeIn(path, at)),
	);
	if (places.length === 0) return <Note>{say("usedNowhere")}</Note>;
	return (
		<>
			<p className="font-semibold text-forest">{say("describeAgain")}</p>
			{[...new Set(places)].map((place) => (
				<Field
					key={place}
					schema={schemaAt(place)}
					place={place}
					value={store.valueAt(place)}
					isRequired
				/>
			))}
		</>
	);
}

/** "pages/about/imageAlt" is in another file. */
function placeIn(path: string, steps: readonly string[]): string {
	const [elsewhere = "", ...inner] = steps.at(-1)?.split("/") ?? [];
	return inner.length > 0 ? placeOf(pathOf(elsewhere as "pages"), inner) : placeOf(path, steps);
}

function schemaAt(place: string): FormSchema {
	const { path, steps } = partsOf(place);
	return steps.reduce<FormSchema>(
		(schema, step) => schema.properties?.[step] ?? schema.items ?? {},
		schemaOf(path),
	);
}

/** Steps to the texts that describe a picture. */
function describing(schema: FormSchema, value: unknown, picture: string): string[][] {
	const { items, properties = {} } = schema;
	if (items && Array.isArray(value))
		return value.flatMap((entry, at) =>
			describing(items, entry, picture).map((steps) => [String(at), ...steps]),
		);
	if (!isGroup(value)) return [];
	return Object.entries(properties).flatMap(([name, field]) => {
		if (!field.describedBy)
			return describing(field, value[name], picture).map((steps) => [name, ...steps]);
		return pick(value[name]) === picture ? [[field.describedBy]] : [];
	});
}
