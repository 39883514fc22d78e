/** Words that people write otherwise than the rules would: loanwords as in English, and the commonest words. */
import { plain } from "./plain-hindi.ts";

const list = `
पिकअप pickup, डिलीवरी delivery, ऑर्डर order, सर्विस service, एक्सप्रेस Express, रेट rate, लिस्ट list, बुक book
बुकिंग booking, मैसेज message, फ़ोन phone, पेज page, पेमेंट payment, कैश cash, कार्ड card, ऑनलाइन online, फ़्री free
शर्ट shirt, पैंट pant, टी-शर्ट T-shirt, सूट suit, टू two, पीस piece, जेंट्स gents, लेडीज़ ladies, जैकेट jacket, लेदर leather
कोट coat, सिल्क silk, कॉटन cotton, नॉर्मल normal, प्रीमियम premium, ड्राई dry, क्लीन clean, क्लीनिंग cleaning, लॉन्ड्री laundry
स्टीम steam, प्रेस press, वॉश wash, एंड and, फ़ोल्ड fold, इको eco, फ़्रेंडली friendly, क्वालिटी quality, गारंटी guarantee
ऑफ़िस office, होटल hotel, हॉस्टल hostel, ग्राहक customer, ग्राहकों customers, साइज़ size, काउंटर counter, बटन button, पिन pin, ब्रोच brooch
स्कूल school, स्नीकर्स sneakers, कार्पेट carpet, सोफ़ा sofa, सीट seat, कुशन cushion, इंटरव्यू interview, ट्रेन train
किलो kilo, पैनल panel, सेट set, यूनिफ़ॉर्म uniform, लिनन linen, रिव्यू review, रेटिंग rating, साइट site, वेबसाइट website
सर्वर server, ब्राउज़र browser, टैब tab, चैट chat, असिस्टेंट assistant, कंप्यूटर computer, कॉपी copy, पॉलिसी policy
प्राइवेसी privacy, इंटरनेट internet, अकाउंट account, पासवर्ड password, रजिस्टर register, रिकॉर्डिंग recording, कुकी cookie
यूरोपियन European, यूनियन Union, फ़ोटो photo, मैप map, लिंक link, ईमेल email, नंबर number, डिस्काउंट discount
दून Doon, फ़्रेश Fresh, देहरादून Dehradun, राजपुर Rajpur, रोड Road, जाखन Jakhan, हाथीबड़कला Hathibarkala
प्रेमनगर Premnagar, बिधोली Bidholi, मसूरी Mussoorie, डायवर्जन Diversion, क्लेमेंट Clement, टाउन Town, उत्तराखंड Uttarakhand
है hai, हैं hain, में mein, नहीं nahi, यह ye, वह woh, वे woh, ये ye, हम hum, हमें hume, हमारा hamara, हमारे hamare, हमारी hamari
आप aap, आपके aapke, आपका aapka, आपकी aapki, आपको aapko, आपसे aapse, और aur, पहले pehle, वापस wapas, क्योंकि kyunki
क्यों kyun, कि ki, न na, तब tab, इसलिए isliye, के ke, हो ho, तो to, ज़्यादा zyada, ज़्यादातर zyadatar, घर ghar, घंटे ghante
साफ़ saaf, सफ़ाई safai, दुकान dukaan, दोबारा dobara, बहुत bahut, कुछ kuch, पता pata, पक्का pakka, सब sab, सबका sabka
उम्मीद ummeed, चीज़ cheez, चीज़ों cheezon, ज़रूर zaroor, रखना rakhna, कहीं kahin, वहीं wahin, यहाँ yahan, वहाँ wahan
जहाँ jahan, कहाँ kahan, मिलना milna, शादी shaadi, कपड़ा kapda, कपड़े kapde, कपड़ों kapdon, रहिए rahiye, दिया diya, दिए diye
गया gaya, गई gayi, गए gaye, लिया liya, लिए liye, किया kiya, किए kiye, आए aaye, जाए jaye, जाएँ jayein, आइए aaiye, जाइए jaiye
बताइए bataiye, दिखाइए dikhaiye, चाहिए chahiye, समय time, रोज़ roz, इलाका ilaka, इलाके ilake, नियमित regular, बेहतर behtar
अंदाज़न andazan, अंदाज़ा andaza, ताज़ा taza, ताज़गी tazgi, ज़िम्मेदारी zimmedari, नाज़ुक nazuk, धोने dhone, धुलाई dhulai
थोक bulk, सारे saare, सारी saari, पूरे poore, पूरी poori, पूरा poora, दूसरा doosra, कीमत keemat
पैसे paise, कैसे kaise, वैसे waise, ऐसे aise, ऐसा aisa, मनपसंद manpasand, त्वचा skin, वाला wala, वाले wale, वाली wali, कह keh, रह reh, खराब kharab, चाय chai, चादर chadar, सामान samaan
कालीन kaleen, साड़ी saree, लहंगा lehenga, हुए hue, हुआ hua, नीचे neeche, आसानी aasani, दोनों dono, शायद shayad, भाषा bhasha
सीधा seedha, सीधे seedhe, सीधी seedhi, पहनने pehenne, रहती rehti, रहता rehta
लेबल label, क्रीम cream, रेक्सीन rexine, पॉलिएस्टर polyester, रेयॉन rayon, क्रेप crepe, इनसोल insole, लोकेशन location, प्लास्टिक plastic
हैंगर hanger, ब्रश brush, कॉलर collar, मीटिंग meeting, मेकअप makeup, ब्लीच bleach, परफ़्यूम perfume, टिशू tissue, वैक्यूम vacuum, फ़र्नीचर furniture
टैग tag, बैग bag, बैकपैक backpack, कैनवस canvas, ग्रीस grease, ग्राम gram, जींस jeans, डबल double, जिम gym, स्वेटर sweater, ब्लॉक block
फ़ॉल fall, बॉर्डर border, मीटर metre, सिंथेटिक synthetic, रूम room, हीटर heater, कवर cover, बॉल ball, जेल gel, सीज़न season, गेट gate
सैनिटाइज़र sanitiser, स्वेड suede, डाउन down, कम्फ़र्टर comforter, ब्रोकेड brocade, सीटें seats, सीटों seats, शर्टें shirts, शर्टों shirts
`;

/** Hindi without nuktas → as people write it. */
export const spelledWords: ReadonlyMap<string, string> = new Map(
	list
		.trim()
		.split(/[,\n]\s*/)
		.map((entry) => entry.trim().split(" "))
		.map(([hindi = "", latin = ""]): [string, string] => [plain(hindi), latin]),
);
