import { type Language, languages } from "../languages.ts";

export const language: Language = languages[1];
