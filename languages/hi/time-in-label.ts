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
