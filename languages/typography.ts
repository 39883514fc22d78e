/** Typography of a language whose script is not Latin. Its `type.css` has the faces and the sizes. */
export interface ScriptType {
	/** Runs of its letters. */
	letters: RegExp;
	/** The display face's file of the script, in node_modules, and its one weight. */
	face: string;
	weight: number;
	/** @returns the line height in place of one that is made for Latin letters; both are numbers without a unit */
	leading: (latin: number) => number;
}
