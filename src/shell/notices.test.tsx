import { expect, test } from "vitest";
import { comingNotices } from "./notices.tsx";

const own = [
	{ text: "Offer", from: "2026-11-20", until: "2026-11-25" },
	{ text: "Gone", from: "2026-11-01", until: "2026-11-18" },
];
const special = [
	{ date: "2026-11-29", lastDate: "2026-11-30", name: "Fair", opens: "10:00", closes: "16:30" },
	{ date: "2026-11-24", name: "Diwali" },
	{ date: "2026-11-17", name: "Past" },
];

test("special days from the day before, in order, then what the shop announces; nothing that is over", () => {
	const notices = comingNotices(special, own, new Date("2026-11-19T12:00+05:30"));
	expect(notices.map(({ text, ...days }) => [text.replaceAll("\u00a0", " "), days])).toEqual([
		["Diwali, 24 November: closed", { from: "2026-11-23", until: "2026-11-24" }],
		["Fair, 29 to 30 November: open 10 AM to 4:30 PM", { from: "2026-11-28", until: "2026-11-30" }],
		["Offer", { from: "2026-11-20", until: "2026-11-25" }],
	]);
});
