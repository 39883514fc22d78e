/** Time and place of the pickup of a list. */

export const pickup = "पिकअप";
/** For a counter without pickup. */
export const dropOff = "दुकान पर कब लाएँगे";
export const anyDay = "कोई भी दिन";
export const today = "आज";
export const tomorrow = "कल";
export const anotherDay = "कोई और दिन";
export const onWhichDay = "किस दिन?";
export const anyTime = "कोई भी समय";
export const morning = "सुबह";
export const evening = "शाम";
export const express = "एक्सप्रेस: उसी दिन, जब जल्दी हो";
/** The names of the fields, alone and with the hint that they may stay empty. */
export const area = "इलाका";
export const areaIfYouLike = "इलाका (चाहें तो)";
export const note = "कुछ और";
export const noteIfYouLike = "कुछ और (चाहें तो)";
export const noteExample = "कोई दाग, पास की पहचान, किसे फ़ोन करें";
/** "500 में से 37 अक्षर". */
export const length = (count: number, most: number) =>
	count === 0 ? `${most} अक्षर तक` : `${most} में से ${count} अक्षर`;
export const tooLong = (length: string, over: number) => `${length}: ${over} कम कीजिए।`;

export const chooseDay = (first: string, last: string) => `${first} से ${last} तक का दिन चुनिए।`;
/** "8 नवंबर को बंद है · दिवाली" */
export const closedOn = (date: string, name?: string) =>
	`${date} को बंद है${name ? ` · ${name}` : ""}`;
export const closedForToday = "आज के लिए बंद";

/** Before another sentence. */
export const sentence = (words: string) => `${words}।`;
