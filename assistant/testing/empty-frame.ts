import type { Frame } from "../frame.ts";

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
