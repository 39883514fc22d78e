import { pick } from "../../assistant/understand/seeded-random.ts";

type Random = () => number;

const odd = [null, true, -1, 1e308, "", "\0", "\ud800", [], {}, [[]], { role: "user" }, "user"];
const deep = "[".repeat(50_000);

/** A good body for the relay with characters changed, cut out or doubled, values swapped, or bytes at random. */
export function malformedBody(random: Random): string | Uint8Array<ArrayBuffer> {
	const roles = ["user", "assistant", "system", "tool", pick(random, odd)];
	const good = JSON.stringify({
		messages: [
			{ role: pick(random, roles), content: pick(random, odd) },
			{
				role: "user",
				content: pick(random, ["Hi", ...odd]),
				[pick(random, ["__proto__", "name"])]: pick(random, odd),
			},
		],
		stream: pick(random, odd),
	});
	const at = Math.floor(random() * good.length);
	const splice = pick(random, ['"', "}", "\\u", "\0", "é", deep]);
	return pick(random, [
		() => good,
		() => good.slice(0, at),
		() => good.slice(0, at) + splice + good.slice(at + 1),
		() => JSON.stringify(pick(random, odd)),
		() => JSON.stringify({ messages: pick(random, odd) }),
		() => JSON.stringify({ messages: [pick(random, odd), pick(random, odd)] }),
		() => `{"messages":${deep}`,
		() => `{"messages":${"[".repeat(2000)}${"]".repeat(2000)}}`,
		() => Uint8Array.from({ length: 64 }, () => Math.floor(random() * 256)),
	])();
}

const pieces = [
	...["..", ".", "%2e%2e", "%2f", "%5c", "%00", "%", "%zz", "%e0%a4%a", "%FF", "%ud800", "//", "/"],
	...["services", "index.html", ".csp.json", "_astro", "data", "404.html", "etc/passwd", "~", "@"],
	...["?", "?a=%", "#", ";", ":", "*", "'", '"', "<script>", "{}", "|", "^", "é", "\\", "\t"],
	...["__proto__", "constructor", "http://evil.example/", "x".repeat(300)],
];

/** A path of pieces that a careless server stumbles over. It starts with a slash and holds no line break. */
export function malformedPath(random: Random): string {
	const count = 1 + Math.floor(random() * 6);
	return `/${Array.from({ length: count }, () => pick(random, pieces)).join("")}`;
}
