/** The sentences of the schemas, in Hindi. They follow the name of a field: "Price: …". */
export const schemasInHindi = {
	'must be text in quotes, for example "{0}"': "शब्दों में लिखिए, जैसे “{0}”",
	'is empty. Write it as in "{0}"': "खाली है। कुछ लिखिए, जैसे “{0}”",
	'must hold {{0}}, as in "{1}"': "इसमें {{0}} होना चाहिए, जैसे “{1}”",
	"must be text in quotes: {0}": "शब्दों में लिखिए: {0}",
	"is empty. Write {0}": "खाली है। यहाँ लिखिए: {0}",
	"must be text in quotes": "शब्दों में लिखिए",
	'must be small letters, digits and single hyphens, as in "sports-shoes"':
		"सिर्फ़ छोटे अंग्रेज़ी अक्षर, अंक और बीच में एक-एक - हो, जैसे “sports-shoes”",
	'must be a whole web address without spaces, as in "https://www.example.com/shop"':
		"पूरा वेब पता लिखिए, बिना खाली जगह के, जैसे “https://www.example.com/shop”",
	'must begin with https, as in "{0}"': "https से शुरू होना चाहिए, जैसे “{0}”",
	'must be the name of a picture in content/images without its ending, as in "saree"':
		"साइट की कोई फ़ोटो चुनिए, जैसे “saree”",
	'must be two percentages, as in "24% 50%"': "दो प्रतिशत लिखिए, जैसे “24% 50%”",
	'must be a time on the 24-hour clock, as in "09:00" or "21:00"':
		"24 घंटे वाली घड़ी का समय लिखिए, जैसे “09:00” या “21:00”",
	'must be a date and time, as in "2026-10-04T08:30:00Z"':
		"तारीख और समय लिखिए, जैसे “2026-10-04T08:30:00Z”",
	'must be a date, year first, as in "2026-11-20"': "तारीख लिखिए, पहले साल, जैसे “2026-11-20”",
	"must be text in quotes, e.g. {0}": "शब्दों में लिखिए, जैसे {0}",
	"is empty. Write it as on the rate card, e.g. {0}": "खाली है। रेट कार्ड जैसा लिखिए, जैसे {0}",
	'is "{0}", and "{1}" is already in the list. Keep one of them':
		"“{0}” लिखा है, और “{1}” सूची में पहले से है। एक ही रखिए",
	"is an empty list. Bring its entries back: the site shows them":
		"सूची खाली है। वेबसाइट पर यह दिखती है, इसलिए कुछ लिखिए",
	'has the {0} "{1}", which an entry above already has. Give it another one':
		"“{1}” ({0}) ऊपर भी लिखा है। कोई और लिखिए",
	'has the id "{0}", which an item above already has. Give it another one':
		"“{0}” ऊपर की किसी चीज़ का नाम है। कोई और लिखिए",
	"must be a whole number of hours, without quotes": "पूरे घंटे लिखिए",
	"must be one hour or more": "कम से कम एक घंटा होना चाहिए",
	"must be ten days (240 hours) at most": "ज़्यादा से ज़्यादा दस दिन (240 घंटे) हो सकते हैं",
	'must be the number with its country code, ten digits after +91, as in "+91 135 000 0000"':
		"नंबर +91 के साथ लिखिए, उसके बाद दस अंक, जैसे “+91 135 000 0000”",
	'must be digits only, country code first, without + or spaces: 91 and ten digits, as in "911350000000"':
		"सिर्फ़ अंक लिखिए, बिना + और खाली जगह के: पहले 91, फिर दस अंक, जैसे “911350000000”",
	'must be an e-mail address, as in "hello@example.com"':
		"ई-मेल का पता लिखिए, जैसे “hello@example.com”",
	'must be the site\'s address in small letters, without a page or a slash at the end, as in "https://www.example.com"':
		"वेबसाइट का पता छोटे अक्षरों में लिखिए, अंत में / के बिना, जैसे “https://www.example.com”",
	'must be a PIN code of six digits, as in "248009"': "छह अंकों का पिन कोड लिखिए, जैसे “248009”",
	"must name each of the seven days once, Monday first": "सातों दिन एक-एक बार हों, पहले सोमवार",
	"has no day on which the shop is open. Give one day its hours":
		"कोई दिन खुला नहीं है। किसी एक दिन का समय लिखिए",
	"must be the shorter time first, then the longer": "पहले कम समय लिखिए, फिर ज़्यादा",
	"needs at least one area": "कम से कम एक इलाका लिखिए",
	"must be a group in braces: {} for none": "इलाके और उनके दूसरे नाम लिखिए; न हों तो खाली छोड़िए",
	"needs at least one way to pay": "पैसे देने का कम से कम एक तरीका लिखिए",
	'must be an address on this site, as in "/logo.svg"': "इसी साइट का पता लिखिए, जैसे “/logo.svg”",
	'names "{0}", which is not one of the areas. {1}': "“{0}” आपके इलाकों में नहीं है। {1}",
	'Write it as in "areas".': "जैसा “जहाँ आप आते हैं” में है, वैसा लिखिए।",
	"must be true, without quotes; leave it out on a day with hours":
		"चालू कीजिए, या जिस दिन का समय लिखा है उस दिन बंद रखिए",
	'is closed and has hours. Keep either "closed": true, or "opens" and "closes"':
		'बंद भी है और समय भी लिखा है। एक ही रखिए: "closed", या "opens" और "closes"',
	'must say either "closed": true, or both "opens" and "closes"':
		'एक बात चुनिए: "closed", या "opens" और "closes" दोनों',
	"must not close before it opens. Use the 24-hour clock: 9 in the evening is 21:00":
		"बंद होने का समय खुलने के बाद का होना चाहिए। घड़ी 24 घंटे की है: रात 9 बजे 21:00 है",
	"is too long for a phone: keep to 30 letters": "फ़ोन के लिए लंबा है: 30 अक्षर तक लिखिए",
	"ends before it begins: lastDate must not be before date":
		'शुरू होने से पहले खत्म हो रहा है: "lastDate" बाद की तारीख होनी चाहिए',
	'covers a day that "{0}" above covers too. Keep one entry for each day':
		"इसका कोई दिन ऊपर “{0}” में भी है। हर दिन एक ही बार लिखिए",
	"needs two points at least": "कम से कम दो जगहें चाहिए",
	"must be three questions": "तीन सवाल होने चाहिए",
	'must be empty, or a whole web address, as in "https://api.groq.com"':
		"खाली छोड़िए, या पूरा वेब पता लिखिए, जैसे “https://api.groq.com”",
	'must be empty, or the project key that PostHog shows under Settings → Project, as in "phc_AbCd…"':
		"खाली छोड़िए, या PostHog की चाबी लिखिए, जैसे “phc_AbCd…”",
	'must be PostHog\'s address without a slash at the end, as in "https://eu.i.posthog.com"':
		"PostHog का पता लिखिए, अंत में / के बिना, जैसे “https://eu.i.posthog.com”",
	"must be the text that comes after a visitor's list": "लिस्ट के बाद की बात लिखिए",
	'must be an address on this site, as in "/services#care-labels"':
		"इसी साइट का पता लिखिए, जैसे “/services#care-labels”",
	'must be spans of four percentages, as in "3% 9% 46% 17%, 57% 18% 66% 19%"':
		"चार-चार प्रतिशत लिखिए, जैसे “3% 9% 46% 17%, 57% 18% 66% 19%”",
	"must be four facts": "चार बातें होनी चाहिए",
	"must be three facts": "तीन बातें होनी चाहिए",
	"must be three steps": "तीन कदम होने चाहिए",
	"must be three points": "तीन बातें होनी चाहिए",
	"must be four points": "चार बातें होनी चाहिए",
	"must be package, sparkles or truck": "package, sparkles या truck चुनिए",
	"names this page itself. Name another": "यह पेज खुद ही है। कोई और पेज चुनिए",
	"is the address of another page of this site. Choose another":
		"इस पते पर साइट का दूसरा पेज है। कोई और पता लिखिए",
	"needs at least one": "कम से कम एक चाहिए",
	"takes at most four": "ज़्यादा से ज़्यादा चार हो सकते हैं",
	"takes at most six": "ज़्यादा से ज़्यादा छह हो सकते हैं",
	'must be "booking" or "contact"': "बुकिंग या संपर्क चुनिए",
	"must be true or false, without quotes": "चालू या बंद कीजिए",
	'must be "prices", "questions" or "quote"': "रेट, सवाल या कारोबार के लिए रेट चुनिए",
	"must be two short texts at most": "ज़्यादा से ज़्यादा दो छोटी बातें हो सकती हैं",
	'goes with "leadsWith": "quote", and with nothing else. Give the page both or neither':
		'यह तभी लिखा जाता है जब "leadsWith" में कारोबार का रेट चुना हो। दोनों रखिए या दोनों हटाइए',
	"must be true, without quotes; leave it out where it is not": "चालू कीजिए, या बंद रखिए",
	"must be one of {0}": "इनमें से एक होना चाहिए: {0}",
	"must be a whole number from 1 to 5": "1 से 5 तक पूरा नंबर लिखिए",
	"must be from 1 to 5": "1 से 5 के बीच होना चाहिए",
	'must be true, or not there. Remove the line "sample"': 'असली बात है तो "sample" बंद कीजिए',
	'must be a web address or a picture of this site, as in "/reviewers/a.webp"':
		"वेब पता या साइट की फ़ोटो लिखिए, जैसे “/reviewers/a.webp”",
	"must be a whole number": "पूरा नंबर लिखिए",
	"must not be less than 0": "0 से कम नहीं हो सकता",
	"must be 0 while totalReviewCount is 0": "जब तक रिव्यू 0 हैं, यह भी 0 होना चाहिए",
	"must be a colour": "रंग लिखिए",
	'must be a colour as # and six digits or letters a to f, as in "#0f4a3a"':
		"रंग ऐसे लिखिए: # और छह अंक या a से f तक अक्षर, जैसे “#0f4a3a”",
	"{0} on {1} is {2}:1; text needs {3}:1. Make {4}.":
		"{1} पर {0} साफ़ नहीं दिखता: फ़र्क {2}:1 है, लिखावट के लिए {3}:1 चाहिए। {4} कीजिए।",
	"{0} on {1} is {2}:1; lines and marks need {3}:1. Make {4}.":
		"{1} पर {0} साफ़ नहीं दिखता: फ़र्क {2}:1 है, लकीरों और निशानों के लिए {3}:1 चाहिए। {4} कीजिए।",
	"{0} darker": "{0} को और गहरा",
	"{0} lighter": "{0} को और हल्का",
} as const;
