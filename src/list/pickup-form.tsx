import { pickup as words } from "#language/words.json";
import { fill } from "../../languages/fill.ts";
import { AreaField } from "./area-field.tsx";
import type { ListTexts } from "./message.ts";
import {
	AREA,
	DATE,
	hasPart,
	longest,
	NOTE,
	type Pickup,
	pickupDays,
	pickupError,
} from "./pickup.ts";
import { change, type PickupPreferences } from "./store.ts";

function setPreferences(changed: Partial<PickupPreferences>): void {
	change((list) => ({ ...list, preferences: { ...list.preferences, ...changed } }));
}

export function PickupForm({ pickup, texts }: { pickup: Pickup; texts: ListTexts }) {
	const { preferences, foundArea, typing, setTyping } = pickup;
	const { area, express, note } = preferences;
	const isAnswered = foundArea?.kind === "served" || typing !== AREA;
	return (
		<form className="grid gap-4 pt-4" onSubmit={(event) => event.preventDefault()}>
			<PickupTime {...pickup} isBrought={texts.isBrought} />
			{texts.hasExpress && (
				<label className="flex min-h-11 items-center gap-3">
					<input
						type="checkbox"
						checked={express}
						onChange={({ target }) => setPreferences({ express: target.checked })}
					/>
					<span>{words.express}</span>
				</label>
			)}
			{texts.area && (
				<div>
					<AreaField
						id={AREA}
						label={words.areaIfYouLike}
						list="your-list-areas"
						texts={texts.area}
						found={isAnswered ? foundArea : undefined}
						aria-describedby="your-list-area-length"
						aria-invalid={area.length > longest.area}
						value={area}
						onFocus={pickup.focusArea}
						onBlur={() => setTyping("")}
						onChange={({ target }) => {
							setTyping(AREA);
							setPreferences({ area: target.value });
						}}
					/>
					{area.length > longest.area && (
						<TextLength id="your-list-area-length" length={area.length} most={longest.area} />
					)}
					<datalist id="your-list-areas">
						{pickup.areaNames.map((name) => (
							<option key={name} value={name} />
						))}
					</datalist>
				</div>
			)}
			<div>
				<label htmlFor={NOTE}>{words.noteIfYouLike}</label>
				<textarea
					className="field"
					id={NOTE}
					rows={2}
					aria-describedby="your-list-note-length"
					aria-invalid={note.length > longest.note}
					placeholder={words.noteExample}
					value={note}
					onChange={({ target }) => setPreferences({ note: target.value })}
				/>
				<TextLength id="your-list-note-length" length={note.length} most={longest.note} />
			</div>
		</form>
	);
}

/** Today and tomorrow while the shop can come, a field for another day, and the part of the day. */
function PickupTime({ isBrought, ...pickup }: Pickup & { isBrought: boolean | undefined }) {
	const { shop, preferences, date, dateError, typing, setTyping, setDate } = pickup;
	const { day, part } = preferences;
	const days = pickupDays(shop.now);
	const [today = "", tomorrow = ""] = days;
	const [closedToday, closedTomorrow] = [pickupError(today, shop), pickupError(tomorrow, shop)];
	const lacks = (part: "morning" | "evening") => !hasPart({ day, part }, shop);
	const isErrorShown = dateError !== "" && typing !== DATE;

	function chooseDay(choice: string) {
		const isOther = choice === "other";
		setDate(isOther ? "" : undefined);
		setTyping(isOther ? DATE : "");
		setPreferences({ day: isOther ? "" : choice });
	}

	return (
		<fieldset className="grid gap-2" aria-describedby="your-list-closed">
			<legend>{isBrought ? words.dropOff : words.pickup}</legend>
			<Choices
				name="day"
				chosen={date === undefined ? day : "other"}
				choices={[
					["", words.anyDay],
					[today, words.today, closedToday !== ""],
					[tomorrow, words.tomorrow, closedTomorrow !== ""],
					["other", words.anotherDay],
				]}
				onChoose={chooseDay}
			/>
			<p className="hint" id="your-list-closed">
				{[closedToday, closedTomorrow].filter(Boolean).join(", ")}
			</p>
			{date !== undefined && (
				<div>
					<label htmlFor={DATE}>{words.onWhichDay}</label>
					<input
						className="field"
						type="date"
						id={DATE}
						min={today}
						max={days.at(-1)}
						aria-describedby="your-list-date-error"
						aria-invalid={isErrorShown}
						value={date}
						onBlur={() => setTyping("")}
						onChange={({ target }) => {
							setTyping("");
							setDate(target.value);
							setPreferences({ day: target.value });
						}}
					/>
				</div>
			)}
			<p className="hint error" id="your-list-date-error">
				{isErrorShown && dateError}
			</p>
			<Choices
				name="part"
				chosen={part}
				choices={[
					["", words.anyTime],
					["morning", words.morning, lacks("morning")],
					["evening", words.evening, lacks("evening")],
				]}
				onChoose={(part) => setPreferences({ part })}
			/>
		</fieldset>
	);
}

interface ChoicesProps<Value extends string> {
	name: string;
	chosen: Value;
	choices: readonly (readonly [value: Value, label: string, isDisabled?: boolean])[];
	onChoose: (value: Value) => void;
}

function Choices<Value extends string>({ name, chosen, choices, onChoose }: ChoicesProps<Value>) {
	// Fewer beside each other where letters are large.
	const columns =
		choices.length === 4
			? "grid-cols-[repeat(auto-fit,minmax(max(7rem,40%),1fr))]"
			: "grid-cols-[repeat(auto-fit,minmax(max(6rem,30%),1fr))]";
	return (
		<div className={`grid gap-2 ${columns}`}>
			{choices.map(([value, label, isDisabled]) => (
				<label key={label} className="relative">
					<input
						type="radio"
						name={name}
						disabled={isDisabled}
						checked={value === chosen}
						onChange={() => onChoose(value)}
					/>
					<span className="chip w-full justify-center">{label}</span>
				</label>
			))}
		</div>
	);
}

/** "Up to 500 characters", "37 of 500 characters". A text is never cut: it says by how much to shorten it. */
function TextLength({ id, length, most }: { id: string; length: number; most: number }) {
	const isLong = length > most;
	const count = fill(length ? words.length : words.upTo, { count: length, most });
	return (
		<p className={isLong ? "hint error" : "hint"} id={id}>
			{isLong ? fill(words.tooLong, { length: count, over: length - most }) : count}
		</p>
	);
}
