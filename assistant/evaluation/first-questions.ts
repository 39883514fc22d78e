/** The questions that were written before the engine, and against which it was tuned. */
import {
	business,
	featured,
	price,
	pricesShown,
	type Question,
	service,
	toWhatsapp,
	unsureAndWhatsapp,
} from "./question.ts";

const opening = "9 AM";
const closing = "9 PM";

export const firstQuestions: readonly Question[] = [
	// Prices, as typed
	{ ask: "shirt price", intent: "price", has: [price("mens-shirt")] },
	{ ask: "Hw much for a shirt pls", intent: "price", has: [price("mens-shirt")] },
	{ ask: "SHIRT KA KYA RATE HAI", intent: "price", has: [price("mens-shirt")] },
	{ ask: "shrit dry clean cost", intent: "price", has: [price("mens-shirt")] },
	{ ask: "tshirt kitne ka", intent: "price", has: [price("mens-t-shirt")] },
	{ ask: "t shirt wash price", intent: "price", has: [price("mens-t-shirt")] },
	{ ask: "pant ka rate", intent: "price", has: [price("mens-pants")] },
	{ ask: "trousers dryclean how much", intent: "price", has: [price("mens-pants")] },
	{ ask: "jeans?", intent: "price", has: [price("mens-jeans")] },
	{
		ask: "kurta price",
		intent: "price",
		has: [price("mens-kurta"), price("womens-kurta"), price("mens-kurta-pyjama")],
	},
	{ ask: "kurta pajama kitna lagega", intent: "price", has: [price("mens-kurta-pyjama")] },
	{ ask: "ladies kurta rate", intent: "price", has: [price("womens-kurta")], lacks: ["pyjama"] },
	{ ask: "what do u charge for blazer", intent: "price", has: [price("mens-coat-blazer")] },
	{ ask: "coat drycleaning", intent: "price", has: [price("mens-coat-blazer")] },
	{
		ask: "suit ka price kya h",
		intent: "price",
		has: [
			price("mens-two-piece-suit"),
			price("mens-three-piece-suit"),
			price("womens-salwar-suit"),
		],
	},
	{ ask: "2 piece suit", intent: "price", has: [price("mens-two-piece-suit")] },
	{ ask: "3 pc suit price", intent: "price", has: [price("mens-three-piece-suit")] },
	{ ask: "salwar kameez dhulai kitna", intent: "price", has: [price("womens-salwar-suit")] },
	{
		ask: "kameez ka rate",
		intent: "price",
		has: [price("mens-shirt"), price("womens-salwar-suit")],
	},
	{ ask: "dupata price", intent: "price", has: [price("womens-dupatta")] },
	{
		ask: "lahnga dry clean karwana hai kitne lagenge",
		intent: "price",
		has: [price("womens-lehenga")],
	},
	{
		ask: "how much for a lehenga?",
		intent: "price",
		has: [price("womens-lehenga"), price("womens-bridal-lehenga")],
	},
	{ ask: "bridal lehnga cleaning price", intent: "price", has: [price("womens-bridal-lehenga")] },
	{
		ask: "sari",
		intent: "price",
		has: [
			price("womens-cotton-saree"),
			price("womens-silk-saree"),
			price("womens-embroidered-saree"),
		],
	},
	{
		ask: "silk saree rate",
		intent: "price",
		has: [price("womens-silk-saree")],
		lacks: ["Cotton saree"],
	},
	{ ask: "cottn sarees price", intent: "price", has: [price("womens-cotton-saree")] },
	{ ask: "embroidary wali saree", intent: "price", has: [price("womens-embroidered-saree")] },
	{ ask: "wedding dress cleaning cost", intent: "price", has: [price("womens-wedding-gown")] },
	{ ask: "blouse kitne ka dhulega", intent: "price", has: [price("womens-top-blouse")] },
	{ ask: "shawl / pashmina", intent: "price", has: [price("womens-shawl")] },
	{
		ask: "lether jacket price",
		intent: "price",
		has: [price("mens-leather-jacket"), price("womens-leather-jacket")],
	},
	{
		ask: "jackets",
		intent: "price",
		has: [price("mens-jacket"), price("womens-jacket"), price("mens-nehru-jacket")],
	},
	{ ask: "modi jacket rate", intent: "price", has: [price("mens-nehru-jacket")] },
	{ ask: "sherwani dryclean", intent: "price", has: [price("mens-sherwani")] },
	{ ask: "swetar ka kitna loge", intent: "price", has: [price("mens-sweater")] },
	{ ask: "rajai ka kya rate", intent: "price", has: [price("household-quilt")] },
	{ ask: "razai dhulai", intent: "price", has: [price("household-quilt")] },
	{ ask: "quilt washing charges", intent: "price", has: [price("household-quilt")] },
	{
		ask: "kambal ki dhulai kitne me hogi",
		intent: "price",
		has: [price("household-blanket-single"), price("household-blanket-double")],
	},
	{ ask: "double bed blanket price", intent: "price", has: [price("household-blanket-double")] },
	{ ask: "single blankit", intent: "price", has: [price("household-blanket-single")] },
	{ ask: "chadar kitna", intent: "price", has: [price("household-bedsheet")] },
	{ ask: "bed sheets cost", intent: "price", has: [price("household-bedsheet")] },
	{ ask: "parda dry clean rate", intent: "price", has: [price("household-curtain")] },
	{
		ask: "curtains price please",
		intent: "price",
		has: [price("household-curtain"), price("household-lined-curtain")],
	},
	{ ask: "comfortor price", intent: "price", has: [price("household-comforter")] },
	{ ask: "sofa cleaning price", intent: "price", has: [price("housing-sofa")] },
	{ ask: "carpet cleaning per sqft", intent: "price", has: [price("housing-carpet")] },
	{ ask: "matress cleaning", intent: "price", has: [price("housing-mattress")] },
	{ ask: "gadda saaf karwana hai kitna", intent: "price", has: [price("housing-mattress")] },
	{ ask: "sneekers cleaning price", intent: "price", has: [price("footwear-sneakers")] },
	{ ask: "white shoes", intent: "price", has: [price("footwear-white-sneakers")] },
	{ ask: "joote saaf karne ka kitna", intent: "price", has: [pricesShown(5)] },
	{ ask: "leather shoes clean", intent: "price", has: [price("footwear-leather-shoes")] },
	{ ask: "trekking shoes price", intent: "price", has: [price("footwear-trekking-boots")] },
	{
		ask: "bag cleaning",
		intent: "price",
		has: [price("womens-handbag"), price("household-backpack"), price("household-travel-bag")],
	},
	{
		ask: "wash and fold rate per kg",
		intent: "price",
		has: [price("bulk-normal-wash-fold"), price("bulk-premium-wash-fold")],
	},
	{
		ask: "kapde dhone ka rate per kilo",
		intent: "price",
		has: [price("bulk-normal-wash-fold"), price("bulk-normal-wash-iron")],
	},
	{
		ask: "wash n iron price",
		intent: "price",
		has: [price("bulk-normal-wash-iron"), price("bulk-premium-wash-iron")],
	},
	{ ask: "press karne ka kitna", intent: "price", has: [featured("steam-ironing-service")] },
	{ ask: "istri rate", intent: "price", has: [featured("steam-ironing-service")] },
	{ ask: "steam ironing price?", intent: "price", has: [featured("steam-ironing-service")] },
	{ ask: "school uniform set", intent: "price", has: [price("bulk-uniforms")] },
	{ ask: "hotel linen laundry price", intent: "price", has: [price("bulk-hotel-hospital-linen")] },

	// Several items in one question
	{
		ask: "shirt and pant price",
		intent: "several",
		has: [price("mens-shirt"), price("mens-pants")],
	},
	{
		ask: "2 saree aur 1 kurta kitna",
		intent: "several",
		has: [price("womens-cotton-saree"), price("mens-kurta")],
	},
	{
		ask: "i have 1 blazer 2 shirts and a silk saree how much will it be",
		intent: "several",
		has: [price("mens-coat-blazer"), price("mens-shirt"), price("womens-silk-saree")],
	},
	{
		ask: "kambal, rajai, chadar ka rate batao",
		intent: "several",
		has: [price("household-blanket-single"), price("household-quilt"), price("household-bedsheet")],
	},
	{ ask: "jeans n tshirt", intent: "several", has: [price("mens-jeans"), price("mens-t-shirt")] },

	// Categories
	{
		ask: "mens dry cleaning rates",
		intent: "category",
		has: [pricesShown(5), price("mens-shirt")],
	},
	{
		ask: "ladies items price list",
		intent: "category",
		has: [pricesShown(5), price("womens-dupatta")],
	},
	{
		ask: "household items",
		intent: "category",
		has: [pricesShown(5), price("household-bedsheet")],
	},
	{
		ask: "footwear price list",
		intent: "category",
		has: [pricesShown(5), price("footwear-sneakers")],
	},
	{ ask: "bulk order rates", intent: "category", has: [price("bulk-normal-wash-fold")] },
	{ ask: "rate list bhejo", intent: "category", has: ["Footwear", "Household Items"] },
	{ ask: "price list", intent: "category", has: ["Women", "Bulk Orders"] },

	// Services
	{
		ask: "what all services do you have",
		intent: "services",
		has: ["Wash & Fold", "Stain Removal"],
	},
	{
		ask: "kya kya service hai",
		intent: "services",
		has: ["Premium Dry Cleaning", "Express Service"],
	},
	{ ask: "do u clean sofas", intent: "services", has: ["Sofa"] },
	{ ask: "do you remove stains", intent: "services", has: [service("stain-removal")] },
	{ ask: "chai ka daag nikal jayega kya", intent: "services", has: [service("stain-removal")] },
	{ ask: "do you do dry cleaning", intent: "services", has: [service("premium-dry-cleaning")] },

	// Express
	{ ask: "same day possible?", intent: "express", has: [service("express-service")] },
	{ ask: "urgent hai aaj hi chahiye", intent: "express", has: [service("express-service")] },
	{ ask: "express charges", intent: "express", has: [service("express-service")] },
	{
		ask: "can i get my suit back today itself",
		intent: "express",
		has: [service("express-service")],
	},

	// Turnaround
	{ ask: "how many days will it take", intent: "turnaround", has: [business.turnaround] },
	{ ask: "kitne din me milega", intent: "turnaround", has: [business.turnaround] },
	{ ask: "kab tak ho jayega", intent: "turnaround", has: [business.turnaround] },
	{ ask: "delivery time?", intent: "turnaround", has: [business.turnaround] },

	// Pickup and areas
	{ ask: "do you come to Jakhan?", intent: "areas", has: ["Yes", "Jakhan"], lacks: ["not sure"] },
	{ ask: "prem nagar me pickup hai kya", intent: "areas", has: ["Premnagar"], lacks: ["not sure"] },
	{ ask: "clementown delivery", intent: "areas", has: ["Clement Town"], lacks: ["not sure"] },
	{ ask: "rajpur rd pe aate ho", intent: "areas", has: ["Rajpur Road"], lacks: ["not sure"] },
	{ ask: "hathibadkala se pickup kar loge", intent: "areas", has: ["Hathibarkala"] },
	{ ask: "which areas you serve", intent: "areas", has: ["Bidholi", "Jakhan"] },
	{ ask: "do you pick up from rishikesh", intent: "areas", has: unsureAndWhatsapp },
	{ ask: "ballupur chowk me service hai?", intent: "areas", has: unsureAndWhatsapp },
	{ ask: "do you deliver to mussoorie", intent: "areas", has: unsureAndWhatsapp },
	{ ask: "ghar se le jaoge?", intent: "pickup", has: ["free"], lacks: ["not sure"] },
	{ ask: "is pickup free", intent: "pickup", has: ["free"], lacks: ["not sure"] },
	{ ask: "home delivery charges", intent: "pickup", has: ["free"] },
	{ ask: "pickup krwana h kaise book kru", intent: "booking", has: ["WhatsApp"] },
	{ ask: "how to book", intent: "booking", has: ["WhatsApp"] },

	// Hours
	{ ask: "timing", intent: "hours", has: [opening, closing] },
	{ ask: "kab khulta hai", intent: "hours", has: [opening, closing] },
	{ ask: "sunday open?", intent: "hours", has: [opening, closing] },
	{ ask: "what time do u close", intent: "hours", has: [closing] },
	{ ask: "open now?", intent: "hours", has: ["Open now", closing] },
	{
		ask: "are you open right now",
		intent: "hours",
		at: "2026-11-20T16:30:00Z",
		has: ["Closed now", opening],
	},
	{ ask: "abhi khula hai kya", intent: "hours", at: "2026-11-20T02:00:00Z", has: ["Closed now"] },

	// Contact
	{ ask: "where is your shop", intent: "address", has: [business.address.street] },
	{ ask: "dukan kahan hai", intent: "address", has: [business.address.street] },
	{ ask: "adress bhejo", intent: "address", has: [business.address.postalCode] },
	{ ask: "phone no", intent: "phone", has: [business.phone] },
	{ ask: "contact number do", intent: "phone", has: [business.phone] },
	{ ask: "email id?", intent: "email", has: [business.email] },
	{ ask: "whatsapp number", intent: "whatsapp", has: [toWhatsapp] },
	{ ask: "instagram page?", intent: "social", has: [String(business.socialMedia.instagram)] },

	// The rest of what the shop says
	{ ask: "gpay chalega", intent: "payment", has: ["online"] },
	{ ask: "do you take cards", intent: "payment", has: ["card"] },
	{ ask: "payment kab karna hai", intent: "payment", has: ["on delivery"] },
	{ ask: "cash on delivery?", intent: "payment", has: ["cash"] },
	{ ask: "reviews kaise hai", intent: "reviews", has: ["4.9", "73"] },
	{ ask: "wat is ur rating", intent: "reviews", has: ["4.9"] },
	{ ask: "agar saaf nahi hua to", intent: "guarantee", has: ["free"] },
	{ ask: "any guarantee", intent: "guarantee", has: ["100%"] },
	{ ask: "discount milega?", intent: "discounts", has: ["regular customers"] },
	{ ask: "bulk discount for office", intent: "discounts", has: ["quote"] },
	{ ask: "are your chemicals eco freindly", intent: "eco", has: ["Eco-friendly"] },
	{ ask: "privacy policy", intent: "policies", has: ["Privacy"] },
	{ ask: "what are ur terms n conditions", intent: "policies", has: ["Terms"] },
	{ ask: "hi", intent: "greeting", has: ["Hello"], lacks: ["not sure"] },
	{ ask: "namaste ji", intent: "greeting", has: ["Hello"], lacks: ["not sure"] },
	{ ask: "thank u so much", intent: "thanks", has: ["welcome"], lacks: ["not sure"] },

	// Voice-typed
	{
		ask: "hello i wanted to know what is the price for dry cleaning of one blazer and do you pick up from jakhan",
		intent: "run-on",
		has: [price("mens-coat-blazer"), "Jakhan"],
	},
	{
		ask: "bhaiya mujhe apni saree dry clean karwani hai to kitna paisa lagega aur kitne din me milegi",
		intent: "run-on",
		has: [price("womens-cotton-saree"), business.turnaround],
	},

	// Not on the list
	{ ask: "do u clean helmets", intent: "unlisted", has: [toWhatsapp] },
	{ ask: "soft toy teddy wash price", intent: "unlisted", has: [toWhatsapp], lacks: ["₹"] },
	{ ask: "tie dry clean rate", intent: "unlisted", has: [toWhatsapp], lacks: ["₹"] },
	{ ask: "alteration karte ho?", intent: "unlisted", has: [toWhatsapp] },
	{ ask: "do you do shoe repair", intent: "unlisted", has: [toWhatsapp] },
	{ ask: "car seat cleaning", intent: "unlisted", has: [toWhatsapp] },
];
