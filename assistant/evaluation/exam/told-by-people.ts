/** Two wishes in one message, and long stories with a question in them. Sealed: see exam-set.ts. */
import { byOthers, careful, carpet, honest, sofa, stains } from "../checks.ts";
import {
	acts,
	address,
	collects,
	discounts,
	either,
	email,
	en,
	express,
	hi,
	hinglish,
	hours,
	notCounted,
	opening,
	pays,
	phone,
	price,
	type Question,
	rating,
	served,
	servicePrice,
	total,
	trusts,
	turnaround,
} from "../question.ts";

export const toldByPeople = {
	"two in one": [
		en(
			"canvas shoes price, and how soon can I have them",
			price("footwear-canvas-shoes"),
			turnaround,
		),
		en("Are you open past 8 and can I pay with card there", opening, pays),
		en(
			"mattress cleaning rate? also do you collect it from Rajpur Road",
			price("housing-mattress"),
			served("Rajpur Road"),
		),
		en("do you remove oil stains and what does that cost", servicePrice("stain-removal")),
		en("Email please, and what's your rating on google", email, rating),
		en("is delivery free, and is the price you quote final", collects, acts("estimate", "terms")),
		hinglish(
			"3 piece suit ka kya loge aur kal tak de doge?",
			price("mens-three-piece-suit"),
			express,
		),
		hinglish(
			"whatsapp number do apna, aur sunday khule ho na",
			either(phone, acts("whatsapp", "contact")),
			hours,
		),
		hinglish("travel bag dhote ho kya, aur kitne ka", price("household-travel-bag")),
		hinglish("jeans aur sweater dono ka alag alag rate", price("mens-jeans", "mens-sweater")),
		hinglish("dukaan kaha hai aur aaj kitne baje tak aa sakta hu", address, opening),
		hinglish(
			"sofa bhi karte ho kya? aur kalin ka kya hisaab hai",
			either(sofa(), acts("care", "services")),
			carpet,
		),
		hi("ऐंकल बूट का रेट और क्या घर से ले जाते हो", price("footwear-ankle-boots"), collects),
		hi("छूट मिलेगी क्या और पैसे कब देने हैं", discounts, pays),
		hi("क्लेमेंट टाउन आते हो? शॉल का भी रेट बता देना", served("Clement Town"), price("womens-shawl")),
		hi(
			"दाग रह गया तो दोबारा धोओगे, और कितने दिन लगते हैं",
			acts("guarantee", "condition", "complaint", "care"),
			turnaround,
		),
		hi("फ़ोन नंबर और ईमेल दोनों भेज दीजिए", phone, email),
		hi(
			"शाम को कब बंद करते हो और उसी दिन वाली सर्विस कितने की है",
			opening,
			servicePrice("express-service"),
		),
	],
	"long story": [
		en(
			"Shifted to Doon last week from Pune, boxes everywhere, and the movers dumped my quilt in the mud. I have two of them like that. What will cleaning them set me back?",
			either(total({ "household-quilt": 2 }), price("household-quilt")),
		),
		en(
			"So my husband is in the army and comes home on leave this weekend, his two piece suit has been hanging in the almirah since our anniversary and smells. Need it dry cleaned, how much?",
			price("mens-two-piece-suit"),
		),
		en(
			"My landlord says curtains must be cleaned before I vacate. There are 5 windows, 2 panels on each, no lining. What's the bill going to look like?",
			either(total({ "household-curtain": 10 }), [price("household-curtain"), notCounted]),
		),
		en(
			"Hi, I run a small bakery near Jakhan, aprons & chef coats get greasy, staff of 6. Before I commit I just want to know whether somebody will come to pick it up there.",
			served("Jakhan"),
			notCounted,
		),
		en(
			"Was at a haldi function yesterday, wore my white kurta stupidly, and aunty hugged me with both hands yellow. Is there any hope?",
			stains,
		),
		en(
			"Last month your boy brought my laundry while I was in a meeting and my cook refused to take it. This time can I just leave the cook's name with you?",
			byOthers,
		),
		hinglish(
			"bhaiya kal raat baarish me chhat pe kambal reh gaya, poora bheeg ke badboo maar raha hai, double bed wala hai, isko saaf karne ka kya loge",
			price("household-blanket-double"),
		),
		hinglish(
			"mummy ki purani kanjivaram saree hai shaadi ki, 30 saal se sanduk me padi thi, ab behen ki shaadi me pehenni hai, resham ki hai to kitna lagega dhulane ka",
			price("womens-silk-saree"),
			notCounted,
		),
		hinglish(
			"hum log 4 ladke PG me rehte hain bidholi me, washing machine kharab ho gayi, hafte ke kapde padhe hain, bas ye batao lene aa sakte ho kya",
			served("Bidholi"),
			notCounted,
		),
		hinglish(
			"kal chhat pe char bandar aa gaye the, papa ka kurta to phaad hi diya aur unki nehru jacket keechad me ghaseet di, kurta to gaya ab bas ye batao nehru jacket saaf karwane ka kitna lagega",
			price("mens-nehru-jacket"),
			notCounted,
		),
		hinglish(
			"papa ki tabiyat ke chakkar me 3 hafte se shehar se bahar hu, mere kapde aapke paas pade hain, phek to nahi doge na",
			either(acts("unclaimed", "terms"), honest),
		),
		hinglish(
			"naya naya job laga hai, roz formal pehenna padta hai, har sunday 5 shirt aur 5 pant deta, ek baar ka kharcha bata do dry clean me",
			total({ "mens-shirt": 5, "mens-pants": 5 }),
		),
		hi(
			"हमारे यहाँ कल ही मेहमान गए हैं, बच्चों ने सोफ़े पर चाय गिरा दी, अब धब्बा पड़ गया है, ये निकल जाएगा क्या?",
			stains,
		),
		hi(
			"बेटे की बारात में पहनी शेरवानी छह महीने से अलमारी में रखी है, अब भांजे को पहननी है, ड्राई क्लीन कितने में होगी?",
			price("mens-sherwani"),
			notCounted,
		),
		hi(
			"सास-ससुर गाँव से आए हैं, तीन रज़ाइयाँ और दो डबल कंबल निकाले हैं, सब में सीलन की बदबू है, कुल कितना पड़ेगा धुलवाने में?",
			total({ "household-quilt": 3, "household-blanket-double": 2 }),
		),
		hi(
			"मैं अस्पताल में नर्स हूँ, रात की ड्यूटी रहती है, दिन में सोती हूँ, तो पिकअप रात आठ बजे हो सकता है क्या?",
			acts("pickupTime", "pickup", "book", "hours"),
		),
		hi(
			"पिछले साल किसी और से कालीन धुलवाया था, उसने रंग ही उड़ा दिया, तब से डर लगता है, आप लोग ध्यान से करते हो न?",
			either(trusts, careful),
		),
		hi(
			"कल रात शादी में मेरे लेदर के जूतों पर दाल गिर गई और ऊपर से बारिश भी हो गई, इन्हें साफ़ कराने का कितना लगेगा?",
			price("footwear-leather-shoes"),
		),
	],
} satisfies Record<string, readonly Question[]>;
