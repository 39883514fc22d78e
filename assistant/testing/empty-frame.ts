import type { Frame } from "../frame.ts";

/** The rest of a frame beside its acts where a question names nothing. */
export function emptyFrame(): Omit<Frame, "acts"> {
	return {
		items: [],
		areas: [],
		isElsewhere: false,
		days: [],
		isHoliday: false,
		page: 0,
		isPartial: false,
		isUncertain: false,
	};
}
