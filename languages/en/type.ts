import type { ScriptType } from "../script-type.ts";

export const type: ScriptType | undefined = undefined;
