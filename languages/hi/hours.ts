/** Times and dates in Hindi, with no-break spaces within each: parts of the day, not AM and PM. */

const parts = [
	{ until: 4, part: "रात" },
	{ until: 12, part: "सुबह" },
	{ until: 16, part: "दोपहर" },
	{ until: 20, part: "शाम" },
];

/** "21:00" → "रात 9", "21:30" → "रात 9:30" */
export function timeInLabel(time: string): string {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	const part = parts.find(({ until }) => hour % 24 < until)?.part ?? "रात";
	return `${part}\u00a0${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, "0")}` : ""}`;
}

/** "21:00" → "रात 9 बजे", "21:30" → "रात 9:30 बजे" */
export function shortTime(time: string): string {
	return `${timeInLabel(time)}\u00a0बजे`;
}

/** The same: nobody says "9:00 बजे". */
export const fullTime = (time: string) => shortTime(time);

// Not Intl, which takes a browser longer than the rest of a page's script.
/** Monday first. */
export const weekdays = "सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार".split(" ");
export const months = "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर".split(" ");

export const today = "आज";
/** Yesterday too: it stands before a verb of the future or a date only. */
export const tomorrow = "कल";

/** "8 से 10 नवंबर" */
export const dates = (first: string, last: string) => `${first} से ${last}`;

/** "कल सुबह 9 बजे" */
export const openingAt = (time: string, day?: string) => (day ? `${day} ${time}` : time);

/** A day without a closing time. */
export const allDay = "24 घंटे";
export const openNow = "खुला है";
export const until = (time: string) => `${time} तक`;
/** @param opening what `openingAt` returns */
export const opensLater = (opening: string) => `${opening} खुलेगा`;
export const closedToday = "आज बंद";
/** After "आज बंद". */
export const opensAgain = (opening: string) => opensLater(opening);

/** Before "पहले" a word is oblique, so one form serves one and many. */
const units = { day: "दिन", week: "हफ़्ते", month: "महीने", year: "साल" };

/** "1 दिन पहले", "3 हफ़्ते पहले" */
export function ago(count: number, unit: keyof typeof units): string {
	return `${count} ${units[unit]} पहले`;
}
