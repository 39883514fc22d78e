import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Language, languages } from "../languages/languages.ts";
import { contentFolder } from "./content-folder.ts";

/** The languages that this shop is written in: the first, and those that have a folder with its texts. */
export const siteLanguages: readonly Language[] = languages.filter(
	({ id }, place) => place === 0 || existsSync(resolve(contentFolder(), id)),
);
