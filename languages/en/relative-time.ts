/** "1 day ago", "3 weeks ago" */
export function ago(count: number, unit: "day" | "week" | "month" | "year"): string {
	return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}
