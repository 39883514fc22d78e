/** Two questions in one, and long stories with the question at the end. */
import { carpet, honest, sameDay, sofa, spoilt, stains } from "../../checks.ts";
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
	priceOfOne,
	prices,
	type Question,
	served,
	servicePrice,
	total,
	without,
} from "../../question.ts";

export const toldByPeople = {
	"two in one": [
		en("Do you take UPI, and is Sunday a working day for you?", pays, hours),
		en(
			"Price for a quilt, and can it be picked up from Rajpur Road?",
			price("household-quilt"),
			served("Rajpur Road"),
		),
		en(
			"What would a comforter and a small rug cost me?",
			price("household-comforter", "household-rug"),
		),
		en("How late are you open and where exactly is the shop?", hours, opening, address),
		en(
			"Is ironing part of the 69 rupee rate, and if not what's the normal one with ironing?",
			price("bulk-normal-wash-iron"),
		),
		en(
			"Can I speak to someone, and what's your email?",
			acts("person", "phone", "contact", "whatsapp", "email"),
			email,
		),
		hinglish(
			"sherwani ka kitna hai aur kal tak mil sakti hai kya",
			price("mens-sherwani"),
			express,
		),
		hinglish("card chalta hai kya, aur ghar se uthane ka alag charge hai?", pays, collects),
		hinglish(
			"bedsheet aur sofa cover dono ka rate bhej do",
			price("household-bedsheet", "household-sofa-cover"),
		),
		hinglish("aapki shop kahan hai aur itwar ko khulti hai?", address, hours),
		hinglish(
			"daag nikalne ka kitna lete ho aur guarantee dete ho kya",
			servicePrice("stain-removal"),
			acts("guarantee", "condition", "care"),
		),
		hinglish(
			"joote aur bag dono saaf karte ho? rate kya hai",
			prices(2),
			priceOfOne("household-backpack", "household-travel-bag", "womens-handbag"),
		),
		hi("साड़ी पर तेल गिर गया है, निकलेगा? और कितने दिन लगेंगे?", stains, acts("turnaround")),
		hi("जाखन से कपड़े ले जाते हो क्या, और पैसे कैसे लेते हो?", served("Jakhan"), pays),
		hi("मम्मी का शॉल और पापा का स्वेटर, दोनों के रेट बताओ", price("womens-shawl", "mens-sweater")),
		hi("फ़ोन नंबर दे दो और यह भी बताओ कि आज कब तक बैठे हो", phone, hours),
		hi("कालीन का क्या हिसाब है और घर आकर ले जाओगे?", carpet, collects),
		hi(
			"थ्री पीस सूट का रेट और एक्सप्रेस का चार्ज दोनों बता दीजिए",
			price("mens-three-piece-suit"),
			servicePrice("express-service"),
		),
	],
	"long story": [
		en(
			"My daughter's wedding was on the 14th and the whole house is upside down. Relatives have left, the caterer is still calling me, and now I have her bridal lehenga lying on the bed with mehendi near the waist and dust all along the hem. Before I send it anywhere, please tell me what you charge for it.",
			price("womens-bridal-lehenga"),
		),
		en(
			"We have just been posted to Dehradun from Jodhpur, the truck reached yesterday after nine days and four of the boxes got soaked somewhere near Ambala. Most of it is fine but my husband's blazer smells of diesel. What would dry cleaning one blazer come to?",
			price("mens-coat-blazer"),
		),
		en(
			"I run a 14 room place just past the toll. Our in-house washing machine has broken down for the third time this month and weekend bookings are full. I do not want to sign anything yet. Just tell me if your people can come up to Mussoorie Diversion to collect.",
			served("Mussoorie Diversion"),
		),
		en(
			"So I'm in first year and we share one bucket between three boys and my mom thinks I do laundry every Sunday lol. She is coming on Friday and I have about two weeks of clothes under the bed. Is there a per kg rate?",
			priceOfOne(
				"bulk-normal-wash-fold",
				"bulk-normal-wash-iron",
				"bulk-premium-wash-fold",
				"bulk-premium-wash-iron",
			),
		),
		en(
			"Last winter another cleaner shrank my wool sweater to the size of a doll's and told me it was the fabric's fault. I still have it. I'm not saying you would do that, but honestly what happens if you damage something of mine?",
			spoilt,
		),
		en(
			"I landed this morning, my suitcase was opened at the airport and my interview suit is a mess. The interview is tomorrow at 9 in the morning. I'm at a hotel on Rajpur Road and can drop the suit in the next half hour. Can it be done by tonight?",
			sameDay,
		),
		hinglish(
			"bhaiya hum 4 ladke rehte hain flat me premnagar me, washing machine kal se kharab hai, malik bolta hai apna dekho, aur monday se exam hai. kapde jama ho gaye hain bahut saare. kilo ke hisab se dhulai aur press ka kya rate hai",
			priceOfOne("bulk-normal-wash-iron", "bulk-premium-wash-iron"),
		),
		hinglish(
			"kal raat party me kisi ne mere suede ke joote pe coke gira di, maine gile kapde se poncha to aur fail gaya, ab dhabba ban gaya hai. ye joote maine 8 hazar ke liye the. saaf karwane ka kitna lagega",
			price("footwear-suede-shoes"),
			notCounted,
		),
		hinglish(
			"main rickshaw me hoon office ja rahi hoon jaldi me likh rahi hoon, subah kapde press karne ka time nahi mila, roz ka yahi hai. socha aap logon se hi karwa lu. ek kapde ki press ka kitna lete ho",
			servicePrice("steam-ironing-service"),
		),
		hinglish(
			"pichle hafte hamare yahan puja thi, ghar bhar mehman the, sofe pe bachcho ne juice gira diya aur ab chinti aa rahi hain. aap sofa ghar aake saaf karte ho ya le jaate ho pata nahi, pehle rate hi bata do sofe ka",
			sofa(),
		),
		hinglish(
			"papa retire ho gaye hain army se, unki purani wool ki blazer hai jo wo har saal regimental day pe pehente hain. abhi nikali to kandhe pe safed phaphoond si dikhi. agla function 2 hafte me hai. kya ye saaf ho payegi",
			either(stains, price("mens-coat-blazer"), honest),
		),
		hinglish(
			"do din se try kar raha hu call lag nahi rahi, WhatsApp pe bhi blue tick nahi. mujhe bas itna jaanna hai ki dukaan aaj kitne baje tak khuli hai",
			hours,
			opening,
		),
		hi(
			"बेटा मैं अकेली रहती हूँ, बच्चे सब बाहर हैं। ठंड आ गई और मेरी रज़ाई में से बहुत बास आ रही है, धूप में डाली थी पर छत तक चढ़ा नहीं जाता रोज़। पहले हमारी कामवाली धो देती थी, अब वह भी नहीं आती। एक रज़ाई का आप क्या लोगे?",
			price("household-quilt"),
		),
		hi(
			"अगले महीने बेटी की शादी है, घर में सौ काम हैं। मेरी अपनी शादी की कढ़ाई वाली साड़ी है जो मैं उस दिन पहनना चाहती हूँ, तीस साल से संदूक में थी, मोड़ पर पीली लकीर पड़ गई है। इसकी ड्राई क्लीनिंग कितने की होगी?",
			price("womens-embroidered-saree"),
		),
		hi(
			"हम लोग जाखन में किराए पर रहते हैं। पहले वाला धोबी कपड़े समय पर नहीं देता था और एक बार तो किसी और की पैंट दे गया। अब हम किसी और को देना चाहते हैं। क्या आपका आदमी जाखन तक आ जाता है?",
			served("Jakhan"),
		),
		hi(
			"मेरे बेटे ने स्कूल के सफ़ेद जूते पर कीचड़ लगा लिया, कल स्पोर्ट्स डे है, टीचर ने कहा है साफ़ जूते पहनकर आना। मैंने घर पर रगड़ा पर गया नहीं। आज के आज साफ़ हो सकते हैं क्या?",
			sameDay,
		),
		hi(
			"मैं सरकारी नौकरी से रिटायर हुआ हूँ, पेंशन पर चलता हूँ, इसलिए पहले से हिसाब पूछ लेता हूँ। मेरे पास एक कोट है और दो पैंट। कुल कितना पड़ेगा?",
			total({ "mens-coat-blazer": 1, "mens-pants": 2 }),
		),
		hi(
			"हमारा छोटा सा होमस्टे है, पाँच कमरे हैं, चादरें हर दूसरे दिन बदलती हैं। अभी मेरी पत्नी घर पर ही धोती है और उसकी कमर में दर्द रहने लगा है। हर हफ़्ते दें तो क्या आप कुछ छूट देंगे?",
			discounts,
		),
		hinglish(
			"didi ne mera lehenga udhaar liya tha, wapas kiya to kinare pe mitti lagi thi, 2 baar halka pehna hai bas, simple wala hai bridal nahi, dry clean ka rate?",
			price("womens-lehenga"),
			without("womens-bridal-lehenga"),
			notCounted,
		),
	],
} satisfies Record<string, readonly Question[]>;
