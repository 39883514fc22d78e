/** The editor reads its language as its package loads: this module comes before it. Ours stands in place of its American English (interface-words.ts). */
import { remember } from "./cms-settings.ts";

remember("sveltia-cms.prefs", { locale: "en-US" });
