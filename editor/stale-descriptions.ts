/** Pictures that a save changes without the words that say what they show. */
import type { FileName } from "../shop/content-files.ts";
import { issuePath } from "../shop/issue-path.ts";
import { pick } from "../shop/pick.ts";
import { say } from "../shop/sentences/say.ts";
import { type FormSchema, formSchema } from "./form-schema.ts";
import { type Group, isGroup, partnerOf } from "./form-shape.ts";

interface StaleDescriptions {
	/** In the same form: sentences as the check's, with their places. */
	errors: string[];
	/** In another form. */
	warnings: string[];
}

/**
 * @param pages the JSON of `pages.json`: a picture of another file may be described there
 */
export function staleDescriptions(
	file: FileName,
	before: unknown,
	after: unknown,
	pages: unknown,
	hasHindi: boolean,
): StaleDescriptions {
	const schema = formSchema(file);
	const errors = [undefined, ...(hasHindi ? ["hi"] : [])].flatMap((language) => {
		const [old, now] = [pick(before, language), pick(after, language)];
		return changedPictures(schema, old, now)
			.filter(({ describedBy, group, former }) => group[describedBy] === former[describedBy])
			.filter(({ describedBy, group }) => describedBy in group)
			.map(({ path, describedBy }) =>
				sentence(issuePath(file, now, [...path, describedBy], language)),
			);
	});
	const warnings = changedPictures(schema, before, after)
		.map(({ describedBy }) => describedBy.split("/"))
		.filter(([other]) => other === "pages")
		.map(([, ...path]) => sentence(issuePath("pages", pages, path)));
	return { errors: [...new Set(errors)], warnings };
}

function sentence(place: string): string {
	return `${place} ${say("still says what the former picture showed. Write what the new one shows.")}`;
}

interface ChangedPicture {
	/** Of the group that it is in. */
	path: readonly PropertyKey[];
	/** The meta of its field. */
	describedBy: string;
	group: Group;
	former: Group;
}

function changedPictures(
	schema: FormSchema,
	old: unknown,
	now: unknown,
	path: readonly PropertyKey[] = [],
): ChangedPicture[] {
	const { items, properties = {} } = schema;
	if (items && Array.isArray(now) && Array.isArray(old))
		return now.flatMap((entry, index) =>
			changedPictures(items, partnerOf(entry, old, index), entry, [...path, index]),
		);
	if (!isGroup(now) || !isGroup(old)) return [];
	return Object.entries(properties).flatMap(([name, field]) => {
		const { describedBy } = field;
		if (!describedBy) return changedPictures(field, old[name], now[name], [...path, name]);
		const isChanged = now[name] !== undefined && now[name] !== old[name];
		return isChanged ? [{ path, describedBy, group: now, former: old }] : [];
	});
}
