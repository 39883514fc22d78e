/** Texts that every kind of page has. */
import { day, line } from "./fields.ts";
import { label } from "./label.ts";

export const searchTitle = (example: string) =>
	line(example).meta(
		label(
			"Name in search results",
			"खोज में नाम",
			"The page's name in the browser's tab and in search results: about 60 letters.",
			"ब्राउज़र के टैब और खोज में पेज का नाम: लगभग 60 अक्षर।",
		),
	);

export const searchDescription = (example: string) =>
	line(example).meta(
		label(
			"Words in search results",
			"खोज में बात",
			"The words under the name in search results: about 150 letters.",
			"खोज में नाम के नीचे की बात: लगभग 150 अक्षर।",
		),
	);

export const searchWords = (example: string) =>
	line(example).meta(
		label(
			"Search words",
			"खोज के शब्द",
			"Search words, separated by commas.",
			"खोज के शब्द, बीच में कॉमा।",
		),
	);

export const heading = (example: string) =>
	line(example).meta(
		label("Heading", "शीर्षक", "The large words at the top of the page.", "पेज के ऊपर के बड़े शब्द।"),
	);

export const lede = (example: string) =>
	line(example).meta(
		label("Line under it", "नीचे की लाइन", "The line under the heading.", "शीर्षक के नीचे की लाइन।"),
	);

export const updated = day.meta(
	label(
		"Last change",
		"पिछला बदलाव",
		"The day of the last change to these texts.",
		"इन शब्दों में आखिरी बदलाव का दिन।",
	),
);
