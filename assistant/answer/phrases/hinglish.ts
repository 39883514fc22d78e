/** The shop's phrases in Hindi in Latin letters, as people type it. */
import type { Phrases } from "./en.ts";

export const hinglish: Phrases = {
	showMore: (count) => `${count} aur dekhein`,
	more: "aur",
	thatWasAll: "Bas, itne hi hain. Kuch aur? WhatsApp par pooch lijiye.",
	and: "aur",
	yes: "Haan.",

	whichItem: "Item bataiye, ya inme se chuniye:",
	whichOne: "Inme se kaun sa?",
	howMany: "Kya kitna hai, bata dijiye; total bata denge.",
	unknownWords: (words) => `“${words}”: pakka pata nahi, WhatsApp par pooch lijiye.`,
	restUnsure: "Baaki ka pakka pata nahi, WhatsApp par pooch lijiye.",
	askForQuote: "Rate ke liye WhatsApp par likh dijiye.",
	from: (sum) => `${sum} se`,
	total: "Total",
	totalSoFar: "Ab tak ka total",
	totalOfAll: "Sabka total",
	fullStop: ".",
	plusMeasured: "taulne ya naapne wala alag",
	plusQuoted: "poochne wala rate alag",
	measuredFirst: "Kitna hai, bata dijiye; nahi to pickup par taul ya naap lenge.",
	priced: (name, price) => `${name}: ${price}`,
	weClean: "Saaf karte hain:",
	weDoService: (name, price) => `Karte hain. ${name}: ${price}`,
	stainMayStay:
		"Har daag poora nahi nikalta, purana to aur mushkil hai. WhatsApp par photo bhej dijiye.",
	weDo: "Hum ye kaam karte hain:",
	includedByName: "Rate mein kya kya hai, naam mein likha hai:",

	closed: "band",
	everyDay: (span) => `Roz khula rehta hai: ${span}.`,
	openOn: (day, span) => `${day} khula rahega: ${span}.`,
	usuallyOpen: (day, span) => `Aam taur par ${day} khula rehta hai: ${span}.`,
	closedOn: (day) => `${day} band rahega.`,
	usuallyClosed: (day) => `Aam taur par ${day} band rehta hai.`,
	specialClosed: (name, dates) => `${name}, ${dates}: band.`,
	specialOpen: (name, dates, span) => `${name}, ${dates}: khula, ${span}.`,
	openNow: (closes) => `Abhi khula hai, ${closes} tak.`,
	closedNow: (opening) => `Abhi band hai, ${opening} khulega.`,
	closedForNow: "Abhi band hai.",
	openThen: (day, closes) => `Us time khula rahega: ${day} ${closes} tak.`,
	closedThen: (day, span) => `Us time band rehta hai. ${day} khula rahega: ${span}.`,
	holidayUnsure: "Tyohar ya chhutti ka pakka pata nahi, WhatsApp par pooch lijiye.",

	wayOnMap: "Raasta aur doori map par dekh lijiye.",
	address: (name, address) => `${name}, ${address}.`,
	areas: (areas) => `Hum in ilakon mein aate hain: ${areas}.`,
	yesAreas: (areas) => `Haan, hum aate hain: ${areas}.`,
	tripIsFree: "Pickup aur delivery free.",
	areaUnsure: "Is ilake ka pakka pata nahi, WhatsApp par pooch lijiye.",
	comesWithin: (day, span) =>
		`Haan, ${day} aa sakte hain, ${span}. Time WhatsApp par tay kar lijiye.`,
	comesThen: (day, span) =>
		`Haan, us time aa sakte hain: ${day}, ${span}. Time WhatsApp par tay kar lijiye.`,
	until: (time) => `${time} tak`,
	comesNotThen: (day, span) =>
		`Nahi, us time nahi. ${day} khula rahega: ${span}. Doosra time WhatsApp par tay kar lijiye.`,
	comesNotOn: (day) => `Nahi, ${day} band rahega. Doosra din WhatsApp par tay kar lijiye.`,
	book: (phone) =>
		`WhatsApp par message kijiye ya call kijiye: ${phone}. Apna ilaka aur time bata dijiye.`,
	hereAt: (span) => `Khula rehta hai: ${span}.`,

	turnaround: (time) => `Zyadatar order ${time} mein wapas aa jaate hain.`,
	inTime: (usual) => `Aam taur par haan. ${usual}`,
	mayTakeLonger: (names) => `Isme zyada time lag sakta hai, WhatsApp par pooch lijiye: ${names}.`,
	sameDay: (name, price) => `Usi din wapas: ${name}, ${price}.`,
	sameDayUnsure: (names) =>
		`Usi din ka pakka nahi keh sakte, pehle WhatsApp par pooch lijiye: ${names}.`,
	noSameDay: "Usi din wapas? Pakka pata nahi, WhatsApp par pooch lijiye.",

	order: (phone) =>
		`Order yahan se nahi dikhta. WhatsApp par pooch lijiye ya call kijiye: ${phone}.`,
	changeOrder: (phone) =>
		`Koi baat nahi. Chat se booking nahi badalti, WhatsApp par bata dijiye ya call kijiye: ${phone}.`,
	complaint: (phone, thing) =>
		`${thing ? `${thing} ke liye maaf` : "Maaf"} kijiye. WhatsApp par bata dijiye ya call kijiye: ${phone}.`,
	complaintByChat: "Maaf kijiye. WhatsApp par likh dijiye.",
	feedback: "Shukriya! WhatsApp par bataiye, ya Google par review likh dijiye.",
	rating: (rating, count) => `Google par ${rating} rating, ${count} reviews se.`,
	noReviews: "Abhi koi review nahi hai.",
	why: "Log hamare paas kyun aate hain:",

	phone: (phone) => `Call kijiye: ${phone}`,
	noEmail: "Hamara e-mail nahi hai.",
	email: (email) => `Hamara email: ${email}`,
	whatsappNumber: (number) => `WhatsApp par message kijiye: ${number}`,
	phoneLabel: (phone) => `Phone: ${phone}`,
	emailLabel: (email) => `Email: ${email}`,
	chatLabel: (number) => `WhatsApp: ${number}`,
	noSocial: "Social media par hamara page nahi hai.",
	website: (address) => `Hamari website: ${address}`,
	payBy: (ways) => `Payment aise kar sakte hain: ${ways}.`,
	discountUnsure: "Aur kisi discount ka pakka pata nahi, WhatsApp par pooch lijiye.",
	refundUnsure: "Paise wapas chahiye to WhatsApp par baat kar lijiye.",
	askFor: "Iske baare mein kuch poochna ho to WhatsApp par pooch lijiye.",
	termsPlace: "Terms har page ke neeche hain.",
	privacyPlace: "Privacy policy har page ke neeche hai.",

	assistant: (name) =>
		`Ye chat assistant hai, koi insaan nahi. Dukaan: ${name}. Rate, service, pickup ya timing poochiye, Hindi, English ya Hinglish mein.`,
	person: (phone) =>
		`Dukaan par baat karne ke liye call kijiye: ${phone}, ya WhatsApp par likh dijiye.`,
	help: "Rate, service, pickup, timing ya payment, jo jaanna ho, poochiye.",
	greeting: (name) =>
		`Namaste, ${name} mein swagat hai! Bataiye, kya jaanna hai: rate, service, pickup ya timing?`,
	thanks: "Aapka bhi shukriya! Pickup book karna ho to WhatsApp par message kar dijiye.",
	notListed: (words) =>
		`Pakka pata nahi: “${words}” hamari list mein nahi hai. WhatsApp par pooch lijiye.`,
	notListedThing: "Pakka pata nahi: ye hamari list mein nahi hai. WhatsApp par pooch lijiye.",
	otherShop: "Doosri dukaanon ka hume pata nahi. Hamare rate jo chahein, pooch lijiye.",
	beyond:
		"Hum bas apni dukaan ke kaam mein madad kar sakte hain: rate, service, pickup aur timing.",
	unsure: (phone) => `Pakka pata nahi. WhatsApp par pooch lijiye ya call kijiye: ${phone}.`,

	noPickup: (address) => `Hum pickup nahi karte. Kapde yahan le aaiye: ${address}.`,
	atCounter: {
		measuredFirst: "Kitna hai, bata dijiye; nahi to counter par taul ya naap lenge.",
		book: (phone) => `Pehle poochna ho to WhatsApp par message ya call kijiye: ${phone}.`,
		assistant: (name) =>
			`Ye chat assistant hai, koi insaan nahi. Dukaan: ${name}. Rate, service ya timing poochiye, Hindi, English ya Hinglish mein.`,
		help: "Rate, service, timing ya payment, jo jaanna ho, poochiye.",
		greeting: (name) =>
			`Namaste, ${name} mein swagat hai! Bataiye, kya jaanna hai: rate, service ya timing?`,
		thanks: "Aapka bhi shukriya! Kuch aur ho to WhatsApp par message kar dijiye.",
		beyond: "Hum bas apni dukaan ke kaam mein madad kar sakte hain: rate, service aur timing.",
	},

	addToList: (count) => (count === 1 ? "List mein daalein" : `Sab list mein daalein (${count})`),
	onList: (count) => (count === 1 ? "List mein hai" : `Sab list mein hain (${count})`),
	addNamed: (names) => `List mein daalein: ${names}`,
	namedOnList: (names) => `Aapki list mein: ${names}`,
	reviewList: "Dekhkar bhejein",
	buttons: {
		call: "Call karein",
		ask: "WhatsApp par poochein",
		tell: "WhatsApp par batayein",
		book: "WhatsApp par book karein",
		bookFrom: (area) => `Book karein: ${area}`,
		directions: "Raasta dekhein",
		writeReview: "Review likhein",
	},
};
