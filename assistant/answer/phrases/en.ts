/** What the shop says in English. Links, names and figures fill the slots; `chat` is a link to WhatsApp. */

export const en = {
	more: "For more, say “more”.",
	thatWasAll: (chat: string) => `That is all of them. Anything else? Ask us on ${chat}.`,
	and: "and",

	whichItem: "Tell us the item, or pick one of these:",
	whichOne: "Which one?",
	howMany: "How many of each? Then we add it up.",
	unknownWords: (words: string, chat: string) => `“${words}”: not sure, please ask us on ${chat}.`,
	restUnsure: (chat: string) => `Not sure about the rest: please ask us on ${chat}.`,
	askForQuote: (chat: string) => `For a quote, write to us on ${chat}.`,
	from: (sum: string) => `from ${sum}`,
	total: "Total",
	totalOfAll: "Total of all",
	fullStop: ".",
	plusMeasured: "plus what we weigh or measure",
	plusQuoted: "plus the quote",
	measuredFirst: "Tell us how much it is, or we weigh and measure it at pickup.",
	priced: (name: string, price: string) => `${name}: ${price}`,
	yesWeClean: "We clean that:",
	yesService: (name: string, price: string) => `We do that. ${name}: ${price}`,
	stainMayStay: "Not every stain goes fully, least of all an old one. Send us a photo on WhatsApp.",
	weDo: "What we do:",
	includedByName: "The name says what the rate includes:",

	closed: "closed",
	everyDay: (span: string) => `We are open every day, ${span}.`,
	openOn: (day: string, span: string) => `We are open ${day}, ${span}.`,
	usuallyOpen: (day: string, span: string) => `Usually we are open ${day}: ${span}.`,
	closedOn: (day: string) => `We are closed ${day}.`,
	usuallyClosed: (day: string) => `Usually we are closed ${day}.`,
	specialClosed: (name: string, dates: string) => `Closed for ${name}, ${dates}.`,
	specialOpen: (name: string, dates: string, span: string) => `${name}, ${dates}: open ${span}.`,
	openNow: (closes: string) => `We are open now, until ${closes}.`,
	closedNow: (opening: string) => `We are closed now and open ${opening}.`,
	closedForNow: "We are closed now.",
	openThen: (day: string, closes: string) => `We are open then: ${day} until ${closes}.`,
	closedThen: (day: string, span: string) =>
		`We are closed at that time. ${day} we are open ${span}.`,
	holidayUnsure: (chat: string) => `For the holiday we are not sure: please ask us on ${chat}.`,

	wayOnMap: "The map shows the way and how far it is.",
	address: (name: string, address: string) => `${name}, ${address}.`,
	areas: (areas: string) => `We come to ${areas}.`,
	yesAreas: (areas: string) => `Yes, we come to ${areas}.`,
	tripIsFree: "Pickup and delivery are free.",
	areaUnsure: (chat: string) => `Not sure about that area: please ask us on ${chat}.`,
	comesWithin: (day: string, span: string, chat: string) =>
		`We can come ${day}, ${span}. Fix a time with us on ${chat}.`,
	comesThen: (day: string, span: string, chat: string) =>
		`Yes, we are here then: ${day}, ${span}. Fix the time with us on ${chat}.`,
	until: (time: string) => `until ${time}`,
	comesNotThen: (day: string, span: string, chat: string) =>
		`Not at that time: ${day} we are here ${span}. Fix another time on ${chat}.`,
	comesNotOn: (day: string, chat: string) =>
		`Not ${day}: we are closed then. Fix another day on ${chat}.`,
	book: (chat: string, phone: string) =>
		`To book, message us on ${chat} or call ${phone}. Tell us your area and a time.`,
	hereAt: (span: string) => `We are here ${span}.`,

	turnaround: (time: string) => `Most orders are back in ${time}.`,
	inTime: (usual: string) => `Usually yes. ${usual}`,
	mayTakeLonger: (names: string, chat: string) =>
		`This may need longer, please ask us on ${chat}: ${names}.`,
	sameDay: (name: string, price: string) => `Back the same day: ${name}, ${price}.`,
	sameDayUnsure: (names: string, chat: string) =>
		`The same day is not certain for this, please ask us on ${chat} first: ${names}.`,
	noSameDay: (chat: string) => `Back the same day? Not sure, please ask us on ${chat}.`,

	order: (chat: string, phone: string) =>
		`We cannot see orders from here. Please ask on ${chat} or call ${phone}.`,
	changeOrder: (chat: string, phone: string) =>
		`All right. This chat cannot change a booking: please tell us on ${chat} or call ${phone}.`,
	complaint: (chat: string, phone: string) =>
		`We are sorry. Please tell us on ${chat} or call ${phone}.`,
	complaintByChat: (chat: string) => `We are sorry. Please write to us on ${chat}.`,
	feedback: (chat: string) => `Thank you! Tell us on ${chat}, or write a review on Google.`,
	rating: (rating: string, count: string) => `Rated ${rating} on Google, from ${count} reviews.`,
	critical: "The most critical one that we can show:",
	noSuchReview: "No review that we can show speaks of that. The newest:",
	noReviews: "We have no reviews yet.",
	why: "Why people come to us:",

	phone: (phone: string) => `Call us on ${phone}.`,
	email: (email: string) => `Our e-mail: ${email}`,
	whatsappNumber: (chat: string, number: string) => `Message us on ${chat}: ${number}`,
	phoneLabel: (phone: string) => `Phone: ${phone}`,
	emailLabel: (email: string) => `E-mail: ${email}`,
	chatLabel: (chat: string) => `Chat: ${chat}`,
	noSocial: "We have no page on social media.",
	website: (address: string) => `Our website: ${address}`,
	payBy: (ways: string) => `You can pay by: ${ways}.`,
	discountUnsure: (chat: string) => `Any other discount: not sure, please ask us on ${chat}.`,
	refundUnsure: (chat: string) => `About money back, please talk to us on ${chat}.`,
	askFor: (chat: string) => `Questions about that? Ask us on ${chat}.`,
	termsPlace: "The terms are at the foot of every page.",
	privacyPlace: "The privacy policy is at the foot of every page.",

	assistant: (name: string) =>
		`This is the chat assistant of ${name}, not a person. Ask about prices, services, pickup or hours, in English, Hindi or Hinglish.`,
	person: (phone: string, chat: string) =>
		`To talk to someone at the shop, call ${phone} or write on ${chat}.`,
	help: "Ask us about prices, services, pickup, hours or payment.",
	greeting: (name: string) =>
		`Hello, welcome to ${name}! What would you like to know: prices, services, pickup or hours?`,
	thanks: (chat: string) => `You’re welcome! To book a pickup, message us on ${chat}.`,
	notListed: (words: string, chat: string) =>
		`“${words}” is not on our list, so we cannot promise it. Please ask us on ${chat}.`,
	notListedThing: (chat: string) =>
		`That is not on our list, so we cannot promise it. Please ask us on ${chat}.`,
	otherShop: "We cannot speak for other shops. For our own prices, just ask.",
	beyond: "We can only help with our shop’s work: prices, services, pickup and hours.",
	unsure: (chat: string, phone: string) =>
		`Not sure about that. Please ask us on ${chat} or call ${phone}.`,

	addToList: (count: number) => (count === 1 ? "Add to list" : `Add all ${count} to list`),
	onList: (count: number) => (count === 1 ? "On your list" : `All ${count} on your list`),
	addNamed: (names: string) => `Add to list: ${names}`,
	namedOnList: (names: string) => `On your list: ${names}`,
	buttons: {
		call: "Call",
		whatsapp: "WhatsApp",
		directions: "Directions",
		writeReview: "Write a review",
	},
};

export type Phrases = typeof en;
