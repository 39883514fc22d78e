/** The fields of a form, made of the schema: one component that holds others of its kind. */
import { useValue } from "./draft-store.ts";
import { Problems } from "./field-notes.tsx";
import { isHidden, isTranslated, shownFields } from "./form-schema.ts";
import { type FieldProps, InLanguages, Input, useLabel } from "./input.tsx";
import { groupOf } from "./json.ts";
import { Entry, List, type ListProps } from "./list.tsx";
import { PictureField } from "./picture-field.tsx";
import { look } from "./ui.tsx";

/** Any value: a text, a list, a group. */
export function Field(props: FieldProps) {
	const { schema, place, isOwn } = props;
	const value = useValue(place);
	if (schema.isReadOnly && !isOwn && value !== undefined)
		return schema.isLong ? <blockquote lang="mul">{String(value)}</blockquote> : null;
	if (isTranslated(schema)) return <InLanguages {...props} />;
	if (schema.items) return <Entries {...props} />;
	if (schema.properties) return <Fieldset {...props} />;
	return schema.shown ? <PictureField {...props} /> : <Input {...props} />;
}

/** A list whose entries have the fields of the schema; a price is typed in the row of its entry. */
export function Entries(props: Omit<ListProps, "children">) {
	const { items = {} } = props.schema;
	const { properties } = items;
	const [name, price] = Object.entries(properties ?? {}).find(([, { isPrice }]) => isPrice) ?? [];
	return (
		<List {...props}>
			{({ place, title, buttons }) =>
				properties ? (
					<Entry
						{...{ place, title }}
						inRow={price && { schema: price, place: `${place}/${name}` }}
					>
						<Fields schema={items} place={place} isHeld={(field) => field !== name} />
						{buttons}
					</Entry>
				) : (
					<div className="grid grid-cols-[1fr_auto] items-end gap-2">
						<Field schema={items} place={place} label={title} isRequired />
						{buttons}
					</div>
				)
			}
		</List>
	);
}

/** Of reviews that were added by hand. */
export const ownReview = "own-";

interface FieldsProps extends FieldProps {
	/** True for the names of fields that are shown here. */
	isHeld?(name: string): boolean;
}

/** The fields of a group, without a frame. */
export function Fields({ schema, place, isOwn, isHeld }: FieldsProps) {
	const group = groupOf(useValue(place));
	const { required = [], properties = {} } = schema;
	const isOwnEntry = isOwn || String(group.reviewId).startsWith(ownReview);
	return shownFields(schema)
		.filter(([name, field]) => (isHeld?.(name) ?? true) && !isHidden(field, group))
		.map(([name, field]) => (
			<Field
				key={name}
				schema={field}
				place={`${place}/${name}`}
				isRequired={required.includes(name) && !field.mayBeEmpty}
				hasFocus={"focus" in properties}
				isOwn={isOwnEntry}
			/>
		));
}

function Fieldset(props: FieldProps) {
	const { name, hint } = useLabel(props.schema, props.place);
	return (
		<fieldset id={props.place} tabIndex={-1} className={look.card}>
			<legend className="px-1 font-bold text-forest">{name}</legend>
			{hint && <p className={look.hint}>{hint}</p>}
			<Problems place={props.place} />
			<Fields {...props} />
		</fieldset>
	);
}
