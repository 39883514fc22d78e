import type { Frame } from "../frame.ts";

/** What a frame has beside its acts where a question names nothing. */
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
