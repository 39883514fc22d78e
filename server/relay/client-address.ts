import { isIP, isIPv4 } from "node:net";

/**
 * Who asks, as far as it is known for certain.
 *
 * Each proxy adds the address it was asked from at the right end of X-Forwarded-For, so with n trusted
 * proxies the n-th from the right is the visitor; what stands left of it anyone can invent. A list
 * that is too short did not come through all of them, and then the connection's own address counts.
 *
 * @param forwardedFor the X-Forwarded-For header
 * @param trustProxy how many proxies are trusted; 0 leaves the header out
 */
export function clientAddress(
	socketAddress: string | undefined,
	forwardedFor: string | null | undefined,
	trustProxy: number,
): string {
	const forwarded = trustProxy > 0 ? forwardedFor?.split(",").at(-trustProxy) : undefined;
	const address = bare(forwarded ?? "") ?? bare(socketAddress ?? "");
	return address ?? "unknown";
}

/**
 * What counts as one visitor: an IPv4 address, or the /64 that an IPv6 provider hands to one household
 * and whose every address it may use.
 *
 * Source: RFC 6177, RFC 4291 section 2.5.5.2 for IPv4 addresses written as IPv6.
 */
export function visitorKey(address: string): string {
	if (isIP(address) !== 6) return address;
	const [head = "", tail = ""] = canonical(address).split("::");
	const left = head.split(":").filter(Boolean);
	const right = tail.split(":").filter(Boolean);
	const groups = [...left, ...Array(8 - left.length - right.length).fill("0"), ...right];
	if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff") return ipv4(groups[6], groups[7]);
	return `${groups.slice(0, 4).join(":")}::/64`;
}

/** An address without port, brackets and zone; nothing for anything else. */
function bare(text: string): string | undefined {
	const trimmed = text.trim();
	const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed) ?? [];
	const plain = (inBrackets ?? trimmed).replace(/%.*$/, "");
	if (isIP(plain) !== 0) return plain;
	const withoutPort = plain.replace(/:\d+$/, "");
	return isIPv4(withoutPort) ? withoutPort : undefined;
}

/** Groups of four in their shortest form, as the URL standard writes them. */
function canonical(address: string): string {
	return new URL(`http://[${address}]`).hostname.slice(1, -1);
}

function ipv4(high = "0", low = "0"): string {
	const value = [high, low].map((group) => Number.parseInt(group, 16));
	return value.flatMap((number) => [number >> 8, number & 255]).join(".");
}
