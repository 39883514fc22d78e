import { isIP, isIPv4 } from "node:net";
import {
	convertIPv4BinaryToString,
	convertIPv4MappedIPv6ToIPv4,
	convertIPv6BinaryToString,
	convertIPv6ToBinary,
	isIPv4MappedIPv6,
} from "hono/utils/ipaddr";

/**
 * Each proxy appends its client's address to X-Forwarded-For, so with n trusted proxies the n-th from the right is the
 * visitor's; the rest may be forged. A shorter list did not pass all proxies, so the connection's address counts.
 * @param trustProxy the number of trusted proxies; 0 ignores the header
 */
export function clientAddress(
	socketAddress: string | undefined,
	forwardedFor: string | null | undefined,
	trustProxy: number,
): string {
	const forwarded = trustProxy > 0 ? forwardedFor?.split(",").at(-trustProxy) : undefined;
	return plainAddress(forwarded) ?? plainAddress(socketAddress) ?? "unknown";
}

/** One visitor: an IPv4 address, or an IPv6 /64 (RFC 6177), which one household gets. */
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
