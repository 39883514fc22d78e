import { isIP, isIPv4 } from "node:net";
import {
	convertIPv4BinaryToString,
	convertIPv4MappedIPv6ToIPv4,
	convertIPv6BinaryToString,
	convertIPv6ToBinary,
	isIPv4MappedIPv6,
} from "hono/utils/ipaddr";

/**
 * The address that a request comes from. Each proxy appends the address it was asked from to X-Forwarded-For, so with n trusted proxies the
 * n-th from the right is the visitor; anyone can invent what is left of it. A list that is too short
 * did not pass through all of them, and then the connection's own address counts.
 *
 * @param trustProxy how many proxies are trusted; 0 ignores the header
 */
export function clientAddress(
	socketAddress: string | undefined,
	forwardedFor: string | null | undefined,
	trustProxy: number,
): string {
	const forwarded = trustProxy > 0 ? forwardedFor?.split(",").at(-trustProxy) : undefined;
	return plainAddress(forwarded) ?? plainAddress(socketAddress) ?? "unknown";
}

/**
 * What counts as one visitor: an IPv4 address, or the IPv6 /64 that one household gets.
 *
 * Source: RFC 6177, RFC 4291 section 2.5.5.2 for IPv4 addresses written as IPv6.
 */
export function visitorKey(address: string): string {
	if (isIP(address) !== 6) return address;
	const bits = convertIPv6ToBinary(address);
	if (isIPv4MappedIPv6(bits)) return convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits));
	return `${convertIPv6BinaryToString((bits >> 64n) << 64n)}/64`;
}

function plainAddress(text = ""): string | undefined {
	const trimmed = text.trim();
	const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed) ?? [];
	const plain = (inBrackets ?? trimmed).replace(/%.*$/, "");
	if (isIP(plain) !== 0) return plain;
	const withoutPort = plain.replace(/:\d+$/, "");
	return isIPv4(withoutPort) ? withoutPort : undefined;
}
