/** Another time of a visit that was spoken of: "make it 8", "in the evening then". */
import type { Act, Frame } from "../frame.ts";
import type { Part } from "./part.ts";
import { partNamed, timeNamed } from "./time.ts";

export const ofComing: ReadonlySet<Act> = new Set<Act>(["pickupTime", "pickup", "areas", "book"]);

/** Beside a bare number they make it an hour. */
const ofHours = / (?:after|before|by|til|till|until|tak|bad|baad|pehle|make|at|around|about) /;

/** @returns undefined where no visit was spoken of or no time is named */
export function timeMeant({ frame, found, isExplicit }: Part, before: Part): Frame | undefined {
	const { pieces, words, text } = found.reading;
	const act = before.frame.acts.find((one) => ofComing.has(one) || one === "hours");
	const isOther = isExplicit && frame.acts.some((one) => !ofComing.has(one) && one !== "price");
	if (!act || isOther || before.frame.items.length + frame.items.length > 0) return undefined;
	const [hour, ...more] = pieces.filter(({ kind }) => kind === "number");
	const isBare = more.length === 0 && (words.length < 3 || ofHours.test(text));
	const late = (before.frame.time ?? "12:00") < "12:00" ? "" : "after";
	const said = hour && isBare ? [late, ...words.slice(hour.from, hour.to), "baje"] : [];
	// "6 baje hi aana", after six in the morning.
	const part = partNamed(words);
	const again = part === undefined && isTwelveLater(frame.time, before.frame.time);
	const time = again ? before.frame.time : (frame.time ?? timeNamed(said)?.time ?? part);
	const days = frame.days.length > 0 ? frame.days : before.frame.days;
	const acts: Act[] = [act === "hours" ? act : "pickupTime"];
	return time === undefined ? undefined : { ...frame, acts, time, days };
}

function isTwelveLater(time: string | undefined, before: string | undefined): boolean {
	const [hour, minute] = (time ?? "").split(":");
	return time !== undefined && before === `${String(Number(hour) - 12).padStart(2, "0")}:${minute}`;
}
