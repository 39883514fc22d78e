import type { Frame, Understood } from "../frame.ts";

/** The rest of a frame beside its acts where a question names nothing. */
export function emptyFrame(): Omit<Frame, "acts"> {
	return {
		items: [],
		changes: [],
		areas: [],
		isElsewhere: false,
		isOtherCity: false,
		isOtherWork: false,
		days: [],
		isHoliday: false,
		page: 0,
		isPartial: false,
		isUncertain: false,
	};
}

/** A question as it was understood, which asks for nothing but what is given. */
export function understood(part: Partial<Understood>): Understood {
	return {
		...emptyFrame(),
		...{ acts: ["unsure"], language: "en", unknown: [], nearest: [] },
		...part,
	};
}
