/** One weekday's hours on the 24-hour clock: `{ opens: "09:00", closes: "21:00" }`. */
export interface DayHours {
	opens: string;
	closes: string;
}

export interface OpenStatus {
	open: boolean;
	/** "Open now · until 9 PM" or "Opens at 9 AM". */
	text: string;
}

/** "21:00" → "9 PM", "21:30" → "9:30 PM". The space does not break. */
export function shortClock(time: string): string {
	return clock(time).replace(":00", "");
}

/** "21:00" → "9:00 PM". The space does not break. */
export function clock(time: string): string {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	const half = hour < 12 ? "AM" : "PM";
	return `${hour % 12 || 12}:${String(minute).padStart(2, "0")}\u00a0${half}`;
}

/** The weekday (Monday is 0), time ("08:59") and year by the shop's clock, wherever the visitor is. */
export function shopClock(now: Date): { weekday: number; time: string; year: number } {
	// Asia/Kolkata is five and a half hours ahead of UTC all year.
	const there = new Date(now.getTime() + 5.5 * 3_600_000);
	return {
		weekday: (there.getUTCDay() + 6) % 7,
		time: there.toISOString().slice(11, 16),
		year: there.getUTCFullYear(),
	};
}

/**
 * Whether the shop is open at a moment, in words.
 * @param week the hours of the seven days, Monday first
 */
export function openStatus(week: readonly DayHours[], now: Date): OpenStatus {
	const { weekday, time } = shopClock(now);
	const today = week[weekday];
	if (today && time >= today.opens && time < today.closes)
		return { open: true, text: `Open now · until ${shortClock(today.closes)}` };
	const next = today && time < today.opens ? today : week[(weekday + 1) % 7];
	return { open: false, text: next ? `Opens at ${shortClock(next.opens)}` : "" };
}

/** "9 AM to 9 PM" when every day keeps the same hours; otherwise the earliest and latest. */
export function hoursRange(week: readonly DayHours[]): string {
	const opens = week.map((day) => day.opens).sort()[0] ?? "";
	const closes =
		week
			.map((day) => day.closes)
			.sort()
			.at(-1) ?? "";
	return `${shortClock(opens)} to ${shortClock(closes)}`;
}
