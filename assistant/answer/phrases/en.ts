/** The shop's phrases in English. Links, names and figures fill the slots. */

export const en = {
	showMore: (count: number) => `Show ${count} more`,
	more: "more",
	thatWasAll: "That is all of them. Anything else? Ask us on WhatsApp.",
	and: "and",
	yes: "Yes.",

	whichItem: "Tell us the item, or pick one of these:",
	whichOne: "Which one?",
	howMany: "How many of each? Then we add it up.",
	unknownWords: (words: string) => `“${words}”: not sure, please ask us on WhatsApp.`,
	restUnsure: "Not sure about the rest: please ask us on WhatsApp.",
	askForQuote: "For a quote, write to us on WhatsApp.",
	from: (sum: string) => `from ${sum}`,
	total: "Total",
	totalSoFar: "Total so far",
	totalOfAll: "Total of all",
	fullStop: ".",
	plusMeasured: "plus what we weigh or measure",
	plusQuoted: "plus the quote",
	measuredFirst: "Tell us how much it is, or we weigh and measure it at pickup.",
	priced: (name: string, price: string) => `${name}: ${price}`,
	weClean: "We clean that:",
	weDoService: (name: string, price: string) => `We do that. ${name}: ${price}`,
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
	holidayUnsure: "I’m not sure about the holiday: please ask us on WhatsApp.",

	wayOnMap: "The map shows the way and how far it is.",
	address: (name: string, address: string) => `${name}, ${address}.`,
	areas: (areas: string) => `We come to ${areas}.`,
	yesAreas: (areas: string) => `Yes, we come to ${areas}.`,
	tripIsFree: "Pickup and delivery are free.",
	areaUnsure: "I’m not sure about that area: please ask us on WhatsApp.",
	comesWithin: (day: string, span: string) =>
		`Yes, we can come ${day}, ${span}. Fix a time with us on WhatsApp.`,
	comesThen: (day: string, span: string) =>
		`Yes, we are here then: ${day}, ${span}. Fix the time with us on WhatsApp.`,
	until: (time: string) => `until ${time}`,
	comesNotThen: (day: string, span: string) =>
		`No, not at that time: ${day} we are here ${span}. Fix another time on WhatsApp.`,
	comesNotOn: (day: string) => `No, not ${day}: we are closed then. Fix another day on WhatsApp.`,
	book: (phone: string) =>
		`To book, message us on WhatsApp or call ${phone}. Tell us your area and a time.`,
	hereAt: (span: string) => `We are here ${span}.`,

	turnaround: (time: string) => `Most orders are back in ${time}.`,
	inTime: (usual: string) => `Usually yes. ${usual}`,
	mayTakeLonger: (names: string) => `This may need longer, please ask us on WhatsApp: ${names}.`,
	sameDay: (name: string, price: string) => `Back the same day: ${name}, ${price}.`,
	sameDayUnsure: (names: string) =>
		`The same day is not certain for this, please ask us on WhatsApp first: ${names}.`,
	noSameDay: "I’m not sure about the same day: please ask us on WhatsApp.",

	order: (phone: string) =>
		`We cannot see orders from here. Please ask on WhatsApp or call ${phone}.`,
	changeOrder: (phone: string) =>
		`All right. This chat cannot change a booking: please tell us on WhatsApp or call ${phone}.`,
	complaint: (phone: string, thing?: string) =>
		`We are sorry${thing ? ` about your ${thing.toLowerCase()}` : ""}. Please tell us on WhatsApp or call ${phone}.`,
	complaintByChat: "We are sorry. Please write to us on WhatsApp.",
	feedback: "Thank you! Tell us on WhatsApp, or write a review on Google.",
	rating: (rating: string, count: string) => `Rated ${rating} on Google, from ${count} reviews.`,
	noReviews: "We have no reviews yet.",
	why: "Why people come to us:",

	phone: (phone: string) => `Call us on ${phone}.`,
	email: (email: string) => `Our e-mail: ${email}`,
	noEmail: "We have no e-mail address.",
	whatsappNumber: (number: string) => `Message us on WhatsApp: ${number}`,
	phoneLabel: (phone: string) => `Phone: ${phone}`,
	emailLabel: (email: string) => `E-mail: ${email}`,
	chatLabel: (number: string) => `WhatsApp: ${number}`,
	noSocial: "We have no page on social media.",
	website: (address: string) => `Our website: ${address}`,
	payBy: (ways: string) => `You can pay by: ${ways}.`,
	discountUnsure: "Any other discount: not sure, please ask us on WhatsApp.",
	refundUnsure: "About money back, please talk to us on WhatsApp.",
	askFor: "Questions about that? Ask us on WhatsApp.",
	termsPlace: "The terms are at the foot of every page.",
	privacyPlace: "The privacy policy is at the foot of every page.",

	assistant: (name: string) =>
		`This is the chat assistant of ${name}, not a person. Ask about prices, services, pickup or hours, in English, Hindi or Hinglish.`,
	person: (phone: string) => `To talk to someone at the shop, call ${phone} or write on WhatsApp.`,
	help: "Ask us about prices, services, pickup, hours or payment.",
	greeting: (name: string) =>
		`Hello, welcome to ${name}! What would you like to know: prices, services, pickup or hours?`,
	thanks: "You’re welcome! To book a pickup, message us on WhatsApp.",
	notListed: (words: string) =>
		`I’m not sure: “${words}” is not on our list. Please ask us on WhatsApp.`,
	notListedThing: "I’m not sure: that is not on our list. Please ask us on WhatsApp.",
	otherShop: "We cannot speak for other shops. For our own prices, just ask.",
	beyond: "We can only help with our shop’s work: prices, services, pickup and hours.",
	unsure: (phone: string) => `I’m not sure. Please ask us on WhatsApp or call ${phone}.`,

	noPickup: (address: string) => `We have no pickup: please bring it to ${address}.`,
	/** For a shop without pickup, in place of those above. */
	atCounter: {
		measuredFirst: "Tell us how much it is, or we weigh and measure it at the counter.",
		book: (phone: string) => `To ask first, message us on WhatsApp or call ${phone}.`,
		assistant: (name: string) =>
			`This is the chat assistant of ${name}, not a person. Ask about prices, services or hours, in English, Hindi or Hinglish.`,
		help: "Ask us about prices, services, hours or payment.",
		greeting: (name: string) =>
			`Hello, welcome to ${name}! What would you like to know: prices, services or hours?`,
		thanks: "You’re welcome! For anything else, message us on WhatsApp.",
		beyond: "We can only help with our shop’s work: prices, services and hours.",
	},

	addToList: (count: number) => (count === 1 ? "Add to list" : `Add all ${count} to list`),
	onList: (count: number) => (count === 1 ? "On your list" : `All ${count} on your list`),
	addNamed: (names: string) => `Add to list: ${names}`,
	namedOnList: (names: string) => `On your list: ${names}`,
	reviewList: "Review and send",
	buttons: {
		call: "Call",
		ask: "Ask on WhatsApp",
		tell: "Tell us on WhatsApp",
		book: "Book on WhatsApp",
		bookFrom: (area: string) => `Book from ${area}`,
		directions: "Directions",
		writeReview: "Write a review",
	},
};

export type Phrases = typeof en;
