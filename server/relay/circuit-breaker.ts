export type CircuitBreaker = {
	/** Whether the call may be made. Each call that may must end in one of the other three. */
	enter(): boolean;
	succeeded(): void;
	/** Returns whether this failure began a rest. */
	failed(): boolean;
	/** The call was given up by whoever asked, which says nothing of the other side. */
	abandoned(): void;
};

type State =
	| { kind: "closed"; failures: number }
	| { kind: "resting"; since: number }
	/** One call is out to see whether the other side is back; no other may go. */
	| { kind: "probing" };

/**
 * Leaves the other side alone for a while after so many failures in a row. Then one call tries it:
 * if that succeeds all may, if not it rests again.
 *
 * @param clock milliseconds since 1970
 */
export function createCircuitBreaker({
	failures: threshold,
	restMs,
	clock,
}: {
	failures: number;
	restMs: number;
	clock: () => number;
}): CircuitBreaker {
	let state: State = { kind: "closed", failures: 0 };
	function rest(): true {
		state = { kind: "resting", since: clock() };
		return true;
	}
	return {
		enter() {
			if (state.kind === "closed") return true;
			// Whichever way the clock was set meanwhile, the rest is over: better a trial too soon than none.
			if (state.kind === "probing" || Math.abs(clock() - state.since) < restMs) return false;
			state = { kind: "probing" };
			return true;
		},
		succeeded() {
			state = { kind: "closed", failures: 0 };
		},
		failed() {
			if (state.kind === "probing") return rest();
			// Calls that were out when the rest began neither end nor lengthen it by failing.
			if (state.kind === "resting") return false;
			state = { kind: "closed", failures: state.failures + 1 };
			return state.failures >= threshold && rest();
		},
		abandoned() {
			if (state.kind === "probing") state = { kind: "resting", since: clock() - restMs };
		},
	};
}
