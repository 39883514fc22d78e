import { AreaField, type AreaFieldProps } from "./area-field.tsx";
import { longest } from "./list.ts";
import {
	$clock,
	$date,
	$dateError,
	$preferences,
	changePreferences,
	useStore,
} from "./list-state.ts";
import { hasPart, pickupDays, pickupError, shopDay } from "./pickup.ts";
import { TextLength } from "./text-length.tsx";

interface PickupFormProps {
	hasExpress: boolean;
	areaTexts: AreaFieldProps["texts"];
}

/** Pickup, express, area and note. */
export function PickupForm({ hasExpress, areaTexts }: PickupFormProps) {
	const { day, part, express, note } = useStore($preferences);
	const { opening, now } = useStore($clock);
	return (
		<form onSubmit={(event) => event.preventDefault()}>
			<fieldset aria-describedby="your-list-closed">
				<legend>Pickup</legend>
				<DayChoice />
				<Choices
					name="part"
					chosen={part}
					choices={[
						["", "Any time"],
						["morning", "Morning", !hasPart({ day, part: "morning" }, opening, now)],
						["evening", "Evening", !hasPart({ day, part: "evening" }, opening, now)],
					]}
					onChoose={(part) => changePreferences({ part })}
				/>
			</fieldset>
			{hasExpress && (
				<label className="check">
					<input
						type="checkbox"
						checked={express}
						onChange={({ target }) => changePreferences({ express: target.checked })}
					/>
					<span>Express: same-day service, for what is urgent</span>
				</label>
			)}
			<AreaField texts={areaTexts} />
			<div>
				<label>
					<span>Note, if you like</span>
					<textarea
						id="your-list-note"
						rows={2}
						aria-describedby="your-list-note-length"
						aria-invalid={note.length > longest.note}
						placeholder="A stain, a landmark, who to call"
						value={note}
						onChange={({ target }) => changePreferences({ note: target.value })}
					/>
				</label>
				<TextLength id="your-list-note-length" length={note.length} most={longest.note} />
			</div>
		</form>
	);
}

/** Today and tomorrow while the shop can come, and a field for another day. */
function DayChoice() {
	const { day } = useStore($preferences);
	const { opening, now } = useStore($clock);
	const date = useStore($date);
	const error = useStore($dateError);
	const near = [shopDay(now), shopDay(now, 1)] as const;
	const closed = near.map((day) => pickupError(day, opening, now));
	const isOther = date.isChosen || (day !== "" && !near.includes(day));
	const value = isOther && !date.isChosen ? day : date.value;
	const { first, last } = pickupDays(now);
	const isErrorShown = date.isChecked && error !== "";

	function choose(choice: string) {
		const isChosen = choice === "other";
		$date.set({ value, isChosen, isChecked: value !== "" });
		changePreferences({ day: isChosen ? value : choice });
	}

	return (
		<>
			<Choices
				name="day"
				chosen={isOther ? "other" : day}
				choices={[
					["", "Any day"],
					[near[0], "Today", closed[0] !== ""],
					[near[1], "Tomorrow", closed[1] !== ""],
					["other", "Another day"],
				]}
				onChoose={choose}
			/>
			<p className="hint" id="your-list-closed">
				{closed.filter(Boolean).join(", ")}
			</p>
			{isOther && (
				<label>
					<span>On which day?</span>
					<input
						type="date"
						id="your-list-date"
						min={first}
						max={last}
						aria-describedby="your-list-date-error"
						aria-invalid={isErrorShown}
						value={value}
						onChange={({ target }) => {
							$date.set({ value: target.value, isChosen: true, isChecked: true });
							changePreferences({ day: target.value });
						}}
					/>
				</label>
			)}
			<p className="hint error" id="your-list-date-error">
				{isErrorShown && error}
			</p>
		</>
	);
}

interface ChoicesProps<Value extends string> {
	name: string;
	chosen: Value;
	choices: readonly (readonly [value: Value, label: string, isDisabled?: boolean])[];
	onChoose: (value: Value) => void;
}

function Choices<Value extends string>({ name, chosen, choices, onChoose }: ChoicesProps<Value>) {
	return (
		<div className="choices">
			{choices.map(([value, label, isDisabled]) => (
				<label key={label}>
					<input
						type="radio"
						name={name}
						disabled={isDisabled}
						checked={value === chosen}
						onChange={() => onChoose(value)}
					/>
					<span className="chip">{label}</span>
				</label>
			))}
		</div>
	);
}
