/** There is no build to serve, or not a whole one. The message is one sentence for a person. */
export class MissingBuildError extends Error {
	override name = "MissingBuildError";
}
