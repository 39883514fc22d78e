import { z } from "zod";
import { dayAt } from "../content/opening-hours.ts";
import type { DailyLimit } from "./relay/question-limits.ts";

/** What is used of Cloudflare's `DurableObjectState`. */
type State = {
	storage: {
		get(key: string): Promise<unknown>;
		put(key: string, value: unknown): Promise<void>;
	};
};

type Stub = { fetch(url: string, init: RequestInit): Promise<Response> };

/** What is used of Cloudflare's `DurableObjectNamespace`. */
export type ProviderCallsNamespace = { getByName(name: string): Stub };

const taking = z.object({ day: z.int(), perDay: z.int() });
const spentShape = z.object({ day: z.int(), calls: z.int() });

/**
 * Counts the day's calls to the provider for all instances of the Worker: a Durable Object, of which there is one in the
 * world, and which does one thing at a time.
 */
export class ProviderCalls {
	#storage: State["storage"];

	constructor({ storage }: State) {
		this.#storage = storage;
	}

	/** Takes a call. @returns 200 where one of the day's was left, else 429 */
	async fetch(request: Request): Promise<Response> {
		const { day, perDay } = taking.parse(await request.json());
		const spent = spentShape.safeParse(await this.#storage.get("spent")).data;
		// Near midnight an instance whose clock is behind still asks for the day before.
		const isSameDay = spent !== undefined && spent.day >= day;
		const calls = isSameDay ? spent.calls : 0;
		if (calls >= perDay) return new Response(null, { status: 429 });
		await this.#storage.put("spent", { day: isSameDay ? spent.day : day, calls: calls + 1 });
		return new Response(null, { status: 200 });
	}
}

/** The daily limit by the Durable Object. @param clock milliseconds since 1970 */
export function createSharedDailyLimit(
	namespace: ProviderCallsNamespace,
	perDay: number,
	clock: () => number = Date.now,
): DailyLimit {
	let spentDay: number | undefined;
	return {
		async take() {
			const day = dayAt(new Date(clock()));
			if (day === spentDay) return false;
			const stub = namespace.getByName("shop");
			const body = JSON.stringify({ day, perDay });
			const { ok, status } = await stub.fetch("http://calls.invalid/", { method: "POST", body });
			if (status === 429) spentDay = day;
			else if (!ok) throw new Error(`The count of calls answers ${status}.`);
			return ok;
		},
	};
}
