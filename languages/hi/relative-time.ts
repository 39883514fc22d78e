/** Before "पहले" a word is oblique, so one form serves one and many. */
const units = { day: "दिन", week: "हफ़्ते", month: "महीने", year: "साल" };

/** "1 दिन पहले", "3 हफ़्ते पहले" */
export function ago(count: number, unit: keyof typeof units): string {
	return `${count} ${units[unit]} पहले`;
}
