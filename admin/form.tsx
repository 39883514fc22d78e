/** The fields of a form, made of the schema: one component that holds others of its kind. */
import { memo } from "react";
import { Choice, Switch } from "./choice.tsx";
import { Entries } from "./entries.tsx";
import { isTranslated, recordValues, shownFields } from "./form-schema.ts";
import { type Group, isGroup } from "./json.ts";
import { OwnLists, TextRows } from "./lists.tsx";
import { PictureField } from "./picture-field.tsx";
import { type FieldProps, Problem, TextField, TextInLanguages, useLabel } from "./text-field.tsx";
import { look } from "./ui.tsx";

/** Any value: a text, a list, a group. */
export const Field = memo(function Field(props: FieldProps) {
	const { schema, place, value } = props;
	if (schema.isEngineers || (schema.isReadOnly && value !== undefined)) return null;
	if (recordValues(schema) || schema.isOwnList) return <OwnLists {...props} />;
	if (schema.items?.type === "object")
		return <Entries {...props} items={schema.items} form={Fields} />;
	if (schema.items) return <TextRows {...props} items={schema.items} />;
	if (schema.properties) return <Fieldset {...props} />;
	if (schema.type === "boolean") return <Switch {...props} />;
	if (schema.enum ?? schema.refersTo) return <Choice {...props} />;
	if (schema.shown) return <PictureField {...props} />;
	return isTranslated(schema) ? (
		<TextInLanguages {...props} />
	) : (
		<TextField {...props} value={value} id={place} onChange={(text) => text} />
	);
});

/** The fields of a group, without a frame. */
export function Fields({
	schema,
	place,
	value,
	shown,
}: FieldProps & { shown?: readonly string[] }) {
	const group: Group = isGroup(value) ? value : {};
	const { required = [], properties = {} } = schema;
	const fields = shownFields(schema).filter(
		([name]) => (shown?.includes(name) ?? true) && !["id", "slug", "focus"].includes(name),
	);
	if (shown) fields.sort(([one], [other]) => shown.indexOf(one) - shown.indexOf(other));
	return fields.map(([name, field]) => (
		<Field
			key={name}
			schema={field}
			place={`${place}/${name}`}
			value={group[name]}
			isRequired={required.includes(name) && !field.mayBeEmpty}
			hasFocus={"focus" in properties}
		/>
	));
}

function Fieldset(props: FieldProps) {
	const { name, hint } = useLabel(props.schema, props.place);
	return (
		<fieldset id={props.place} tabIndex={-1} className={`${look.card} grid gap-4`}>
			<legend className="px-1 font-bold text-forest">{name}</legend>
			{hint && <p className={look.hint}>{hint}</p>}
			<Problem place={props.place} />
			<Fields {...props} />
		</fieldset>
	);
}
