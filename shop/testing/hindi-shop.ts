import { facts as words } from "../../languages/hi/facts.ts";
import { languages } from "../../languages/languages.ts";
import { parseContent } from "../check-content.ts";
import type { RawFiles, Shop } from "../content-files.ts";
import { readContent } from "../read-content.ts";

/** The shop's content in Hindi, beside `shop` in the language of the run. @param files in all languages */
export function hindiShop(files: RawFiles = readContent()): Shop {
	return parseContent(files, { language: languages[1], words });
}
