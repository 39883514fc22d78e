import { variants } from "./bare-page.ts";
import type { Floor, Times } from "./floor.ts";

const times = [
	{ key: "fcp", name: "FCP" },
	{ key: "lcp", name: "LCP" },
	{ key: "speedIndex", name: "Speed Index" },
	{ key: "tbt", name: "TBT" },
] as const satisfies readonly { key: keyof Times; name: string }[];

/** Where the time and the bytes of some pages go, as a part of a report. */
export function floorText(floor: readonly Floor[], runs: number): string {
	if (floor.length === 0) return "";
	const timeRows = floor.flatMap(({ path, times: measured }) =>
		variants.map(
			(variant) =>
				`| ${path} | ${variant} | ${times.map(({ key }) => measured[variant][key]).join(" | ")} |`,
		),
	);
	const goes = floor.map(({ path, times: measured }) => {
		const differences = times.map(({ key, name }) => {
			const more = (variant: (typeof variants)[number]) =>
				measured["as it is"][key] - measured[variant][key];
			return `${name} ${signed(more("with neither"))} (fonts ${signed(more("without fonts"))}, scripts ${signed(more("without scripts"))})`;
		});
		return `- ${path}: ${differences.join("; ")}`;
	});
	return `## Where each millisecond and kilobyte goes

Of the first paint 600 ms are the simulated network's: two round trips of 150 ms for the name, one for the
handshake, one for the request. Each further one is for bytes beyond the first window of 14,600, headers
included. The rest is the browser's work before the paint, four times what it takes here, twice where it lays
out.

Ours beside the same HTML without fonts, without scripts and with neither: one server, in turns, medians of
${runs} runs, milliseconds.

| address | the page | ${times.map(({ name }) => name).join(" | ")} |
|---|---|${times.map(() => "---:|").join("")}
${timeRows.join("\n")}

What ours takes more than the page with neither, and of that what goes when fonts or scripts alone are
left out:

${goes.join("\n")}

The HTML by its parts: bytes that the compressed page loses when one alone is left out. Parts that are like
others cost less together than apart, so that they do not add up to the whole. Other files in kilobytes.

${partsTable(floor)}
`;
}

function partsTable(floor: readonly Floor[]): string {
	const names = [...new Set(floor.flatMap(({ parts }) => parts.map(({ what }) => what)))];
	const kinds = [...new Set(floor.flatMap(({ files }) => Object.keys(files)))].sort();
	const rows = [
		...names.map((name) => [
			name,
			...floor.map(({ parts }) => parts.find(({ what }) => what === name)?.bytes ?? "–"),
		]),
		...kinds.map((kind) => [`files: ${kind}, KB`, ...floor.map(({ files }) => files[kind] ?? "–")]),
	];
	return `| part | ${floor.map(({ path }) => path).join(" | ")} |
|---|${floor.map(() => "---:|").join("")}
${rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}`;
}

function signed(milliseconds: number): string {
	return `${milliseconds > 0 ? "+" : ""}${milliseconds}`;
}
