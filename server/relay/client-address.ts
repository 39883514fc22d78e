import { isIP } from "node:net";
import { expandIPv6 } from "hono/utils/ipaddr";

/**
 * The address that a visitor's questions are counted by: his IPv4 address, or the /64 of his IPv6 address (RFC 6177),
 * which one household gets.
 *
 * Each proxy appends its client's address to X-Forwarded-For, so with n trusted proxies the n-th from the right is the
 * visitor's; the rest may be forged. A shorter list did not pass all proxies, so the connection's address counts.
 * @param trustProxy the number of trusted proxies; 0 ignores the header
 */
export function visitorKey(
	socketAddress = "",
	forwardedFor: string | null = null,
	trustProxy = 0,
): string {
	const forwarded = (trustProxy > 0 && forwardedFor?.split(",").at(-trustProxy)?.trim()) || "";
	const address = isIP(forwarded) === 0 ? socketAddress : forwarded;
	const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, "");
	return isIP(plain) === 6 ? `${expandIPv6(plain).split(":", 4).join(":")}::/64` : plain;
}
