/** Why a reader does not read a question. */

/** Too many questions wait. */
export class BusyError extends Error {
	override name = "BusyError";
}

/** A question takes too long to read. */
export class OverrunError extends Error {
	override name = "OverrunError";
}
