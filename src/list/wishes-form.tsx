import type { Business, Pages } from "../../content/types.ts";
import { lengthWords } from "./length-words.ts";
import { longest } from "./list.ts";
import { DIALOG } from "./parts.ts";

const days = [
	["", "Any day"],
	["today", "Today"],
	["tomorrow", "Tomorrow"],
	["other", "Another day"],
] as const;
const parts = [
	["", "Any time"],
	["morning", "Morning"],
	["evening", "Evening"],
] as const;

export interface WishesFormProps {
	/** Where the shop comes, and the names that the answer beside the area is found in. */
	business: Pick<Business, "areas" | "areaSpellings" | "areasNotPromised">;
	areaTexts: Pages["areaCheck"];
	/** Whether the shop brings things back the same day. */
	hasExpress: boolean;
}

/** What goes with the list: pickup, express, area and a note. list-wishes.ts gives it life. */
export function WishesForm({ business, areaTexts, hasExpress }: WishesFormProps) {
	const { areas, areaSpellings, areasNotPromised } = business;
	return (
		<form>
			<fieldset aria-describedby={`${DIALOG}-closed`}>
				<legend>Pickup</legend>
				<Choices name="day" choices={days} />
				<p className="closed" id={`${DIALOG}-closed`} hidden />
				<label className="other-day" hidden>
					<span>On which day?</span>
					<input
						type="date"
						name="date"
						id={`${DIALOG}-date`}
						aria-describedby={`${DIALOG}-date-fault`}
					/>
				</label>
				<p className="fault" id={`${DIALOG}-date-fault`} hidden />
				<Choices name="part" choices={parts} />
			</fieldset>
			{hasExpress && (
				<label className="check">
					<input type="checkbox" name="express" />
					<span>Express: same-day service, for what is urgent</span>
				</label>
			)}
			<div>
				<label>
					<span>Area, if you like</span>
					<input
						type="text"
						name="area"
						id={`${DIALOG}-area`}
						list={`${DIALOG}-areas`}
						aria-describedby={`${DIALOG}-area-length`}
						autoComplete="address-level3"
					/>
				</label>
				<p className="length" id={`${DIALOG}-area-length`} hidden />
				<p
					role="status"
					className="answer"
					id={`${DIALOG}-area-answer`}
					data-names={JSON.stringify({ areas, areaSpellings, areasNotPromised })}
					data-served={areaTexts.served}
					data-ask={areaTexts.ask}
				/>
			</div>
			<datalist id={`${DIALOG}-areas`}>
				{areas.map((area) => (
					<option key={area} value={area} />
				))}
			</datalist>
			<div>
				<label>
					<span>Note, if you like</span>
					<textarea
						name="note"
						id={`${DIALOG}-note`}
						rows={2}
						aria-describedby={`${DIALOG}-note-length`}
						placeholder="A stain, a landmark, who to call"
					/>
				</label>
				<p className="length" id={`${DIALOG}-note-length`}>
					{lengthWords(0, longest.note)}
				</p>
			</div>
		</form>
	);
}

interface ChoicesProps {
	name: string;
	choices: readonly (readonly [value: string, label: string])[];
}

function Choices({ name, choices }: ChoicesProps) {
	return (
		<div className="choices">
			{choices.map(([value, label], place) => (
				<label key={value}>
					<input type="radio" name={name} value={value} defaultChecked={place === 0} />
					<span className="chip">{label}</span>
				</label>
			))}
		</div>
	);
}
