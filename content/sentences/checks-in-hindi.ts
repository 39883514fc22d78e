/** The other sentences of the check, in Hindi. */
export const checksInHindi = {
	"{0} or {1}": "{0} या {1}",
	'Did you mean "{0}"?': "क्या “{0}” लिखना था?",
	"Did you mean {0}?": "क्या {0} लिखना था?",
	"is not known here. {0}": "यह यहाँ नहीं चलता। {0}",
	"Check the spelling, or take it out.": "वर्तनी देख लीजिए, या इसे हटा दीजिए।",
	".": "।",
	"is missing. Add it: it {0}": "नहीं लिखा है। {0}",
	'must not be "{0}". {1}': "“{0}” नहीं चलेगा। {1}",
	'must be text: put it in quotes, "{0}"': "शब्दों में लिखिए: “{0}”",
	"must be a number: take the quotes off, {0}": "नंबर लिखिए: {0}",
	"as in 30.32912": "जैसे 30.32912",
	"must be a number with a point and without quotes: {0}": "कॉमा की जगह बिंदु लगाइए: {0}",
	"a list in square brackets": "सूची",
	"a group of entries in braces": "कई बातों का समूह",
	"text in quotes": "शब्द",
	"a number without quotes": "नंबर",
	"must be {0}": "यहाँ {0} होना चाहिए",
	"must be at most {0}": "ज़्यादा से ज़्यादा {0} हो सकता है",
	"must be at least {0}": "कम से कम {0} होना चाहिए",
	"is not as it must be. Compare it with the entries around it":
		"ठीक नहीं है। आसपास की बातों से मिला लीजिए",
	"contains a character that cannot be shown{0}. Write the text again by hand instead of pasting it.":
		"इसमें ऐसा निशान है जो दिख नहीं सकता{0}। चिपकाने के बजाय हाथ से फिर लिखिए।",
	'contains letters that were damaged when the file was saved ("{0}"). Write them again, and save the file as UTF-8.':
		"इसमें कुछ अक्षर बिगड़े हुए हैं (“{0}”)। उन्हें फिर से लिखिए।",
	'contains HTML ("{0}"), which visitors would see as code. Write plain words; \\n\\n begins a new paragraph.':
		"इसमें HTML है (“{0}”), जो ग्राहक को कोड जैसा दिखेगा। सादे शब्द लिखिए; नया पैरा खाली लाइन के बाद शुरू होता है।",
	"contains an address that begins with http://. Write https://.":
		"इसमें http:// वाला पता है। https:// लिखिए।",
	"item of {0}/prices.json": "रेट कार्ड की चीज़",
	"Use the id of one that is.": "रेट कार्ड में से कोई चुनिए।",
	page: "पेज",
	service: "सर्विस",
	"Use the slug of a landing or keyword page.": "जो पेज हैं, उनमें से कोई चुनिए।",
	'is "{0}", which nothing refers to, while {1} places name "{2}", and there is no such {3}. If you renamed it, write "{2}" again, or change all of these: {4}.':
		"“{0}” कहीं काम नहीं आता, और “{2}” {1} जगह लिखा है पर है ही नहीं ({3})। नाम बदला हो तो फिर “{2}” लिखिए, या इन सब जगहों पर बदलिए: {4}।",
	'names "{0}", but there is no such {1}. {2}{3}': "“{0}” लिखा है, पर ऐसा कुछ नहीं है ({1})। {2}{3}",
	" It is also named in {0}.": " यह यहाँ भी लिखा है: {0}।",
	'names "{0}", but {1}/images holds no such picture. {2}{3}': "फ़ोटो “{0}” नहीं मिली। {2}{3}",
	"Put {0}.png or {0}.jpg there, or name one that is there.":
		"कोई दूसरी फ़ोटो चुनिए, या यह फ़ोटो जोड़िए।",
	'"{0}" is a kind of picture that the site does not accept. Take a photo, or a screenshot of it.':
		"“{0}” जैसी फ़ाइल नहीं चलती। फ़ोटो डालिए, या उसका स्क्रीनशॉट।",
	"still says what the former picture showed. Write what the new one shows.":
		"यहाँ पुरानी फ़ोटो की बात लिखी है। लिखिए कि नई फ़ोटो में क्या है।",
	'is "{0}", which is in the future. Check the year.': "“{0}” आगे की तारीख है। साल देख लीजिए।",
	'is "{0}", which is too long ago. Check the year.': "“{0}” बहुत पुरानी तारीख है। साल देख लीजिए।",
	'is "{0}". This file holds the facts themselves: write it without braces.':
		"“{0}” लिखा है। यहाँ असली बात लिखी जाती है: { } के बिना लिखिए।",
	"is empty now: {0}. After a second |, write what it says in other cases":
		"अभी खाली दिखेगा: {0}। दूसरे | के बाद लिखिए कि बाकी समय क्या दिखे",
	'has "{0}", where a { is never closed. Add the }': "“{0}” में { के बाद } नहीं है। } लगाइए",
	'has "{0}", an empty placeholder. Take it out': "“{0}” के बीच कुछ नहीं है। इसे हटा दीजिए",
	'has "{0}" without the words that it chooses. Write {if …|words}':
		"“{0}” में शब्द नहीं हैं। ऐसे लिखिए: {if …|शब्द}",
	"has a } without a { before it. Take it out": "} से पहले { नहीं है। } हटा दीजिए",
	"has {opens} or {closes}, and the shop has no hours that all its days share. Write {hours}":
		"{opens} और {closes} तभी चलते हैं जब सब दिनों का समय मिलता हो। {hours} लिखिए",
	'has ":{0}" after a time. Known there are ":words" and ":spoken"':
		"समय के बाद “:{0}” नहीं चलता। “:words” या “:spoken” लिखिए",
	"has {expressCutoff}, and {0}/business.json names none. Add it there, or write {if expressCutoff|…} around the words":
		"{expressCutoff} लिखा है, पर “एक्सप्रेस कब तक” खाली है। वहाँ समय लिखिए, या इन शब्दों को {if expressCutoff|…} के बीच रखिए",
	'has ":{0}" after a count. Only ":words" is known there':
		"गिनती के बाद “:{0}” नहीं चलता। सिर्फ़ “:words” चलता है",
	"has {{0}}, and the shop has no reviews yet. Write {if reviews|…} around the words":
		"{{0}} लिखा है, पर अभी कोई रिव्यू नहीं है। इन शब्दों को {if reviews|…} के बीच रखिए",
	"has {area:{0}}, and the shop has fewer areas. Write {if area:{0}|…} around the words":
		"{area:{0}} लिखा है, पर इतने इलाके नहीं हैं। इन शब्दों को {if area:{0}|…} के बीच रखिए",
	"none of the areas in {0}/business.json. Write {area:1} for the first of them":
		"यह आपका इलाका नहीं है। पहले इलाके के लिए {area:1} लिखिए",
	"no price: use the id of an item, a service or a keyword page":
		"इसका रेट नहीं है। रेट कार्ड की चीज़, सर्विस या पेज का छोटा नाम लिखिए",
	"has {{0}:{1}}, and {1} is a group of prices. Write {from:{1}}, or the id of an item":
		"{{0}:{1}} लिखा है, पर {1} कई रेट का ग्रुप है। {from:{1}} लिखिए, या किसी एक चीज़ का छोटा नाम",
	"has {if area:{0}|…}. Write the number of an area, as in {if area:2|…}":
		"{if area:{0}|…} लिखा है। इलाके का नंबर लिखिए, जैसे {if area:2|…}",
	"no price": "इसका रेट नहीं है",
	"has {{0}:{1}}, and {{0}} takes nothing after a colon":
		"{{0}:{1}} नहीं चलता: {{0}} के बाद : नहीं लगता",
	"Known are {0}": "ये चलते हैं: {0}",
	"has {0}, which is not a placeholder. {1}": "{0} नहीं चलता। {1}",
	". Did you mean {{0}:{1}}?": "। क्या {{0}:{1}} लिखना था?",
	"has {{0}:{1}}, which is {2}{3}": "{{0}:{1}} नहीं चलता: {2}{3}",
	"says “{0}” as plain text. Write {1} instead, so that it changes with the shop's facts; to keep it as it is, write {exactly:{0}}.":
		"“{0}” सीधे लिखा है। इसकी जगह {1} लिखिए, ताकि दुकान की बात बदले तो यह भी बदल जाए; ऐसा ही रखना हो तो {exactly:{0}} लिखिए।",
	"{road} for the shop's street, {area:{0}} for the area":
		"दुकान की सड़क के लिए {road}, इलाके के लिए {area:{0}}",
	"{hours}, or {opens} and {closes}": "{hours}, या {opens} और {closes}",
	"{hours}, {opens} or {closes}": "{hours}, {opens} या {closes}",
	"{days}, {daily} or {anyDay}, or {if openSunday|…} around the words":
		"{days}, {daily} या {anyDay}; या इन शब्दों को {if openSunday|…} के बीच रखिए और इसकी जगह वही",
	'{if express|…} around the words (no entry of {0}/services.json has "sameDay": true)':
		"{if express|…} के बीच यही शब्द (अभी कोई सर्विस उसी दिन वापस नहीं करती)",
	"its placeholder, {price:…} with the id of an item": "{price:…}, बीच में चीज़ का छोटा नाम",
	'is not written in {0}. Add it under "{1}"; until then the pages in {0} show it as it is.':
		"{0} में नहीं लिखा है। तब तक {0} पेज पर यही दिखेगा।",
	"is the same in every language. Write it once, without languages.":
		"यह हर भाषा में एक ही है। इसे एक बार लिखिए, भाषाओं के बिना।",
	'has the language "{0}", which this site does not have. {1}':
		"“{0}” इस वेबसाइट की भाषा नहीं है। {1}",
	'is "{0}", and names "{1}" of the rate card beside it. Write {amount} for that item\'s sum, {2}, or leave priceItem out.':
		'यहाँ “{0}” है, और साथ में रेट कार्ड की चीज़ “{1}”। उसके रेट ({2}) की जगह {amount} लिखिए, या "priceItem" खाली छोड़िए।',
	'is "{0}", and no price can be 0. Write the price, or "Contact us for a quote"':
		"“{0}” लिखा है, पर रेट 0 नहीं हो सकता। रेट लिखिए, या “Contact us for a quote”",
	'is "{0}", with a zero before the number. Remove the zero': "“{0}” में आगे 0 है। उसे हटा दीजिए",
	'is "{0}", more than ten lakh rupees. Check the number of zeros':
		"“{0}” दस लाख रुपये से ज़्यादा है। 0 गिन लीजिए",
	'is "{0}": write either "{1} …" or a range, not both':
		"“{0}” लिखा है: “{1} …” लिखिए या “120–150” जैसा, दोनों नहीं",
	'is "{0}", from the higher to the lower. Write the lower first, as in "120–150"':
		"“{0}” उल्टा है। पहले कम वाला लिखिए, जैसे “120–150”",
	'is "{0}", a range of one price. Write it once': "“{0}” में एक ही रेट दो बार है। एक बार लिखिए",
	'is "{0}", a negative price. Remove the minus sign': "“{0}” शून्य से कम है। - हटा दीजिए",
	'is "{0}", with a letter among its digits. Write a zero for O and a one for l or I':
		"“{0}” में अंकों के बीच अक्षर है। O की जगह 0 और l या I की जगह 1 लिखिए",
	'is "{0}". Write the number alone: the site puts ₹ before it. So: {1}':
		"“{0}” लिखा है। सिर्फ़ नंबर लिखिए: ₹ वेबसाइट लगाती है। ऐसे: {1}",
	'is "{0}". Write its digits as 0 to 9. So: {1}': "“{0}” लिखा है। अंक 0 से 9 में लिखिए। ऐसे: {1}",
	'is "{0}". Write "per" instead of the slash: "69 per kg"':
		"“{0}” लिखा है। / की जगह “per” लिखिए: “69 per kg”",
	'is "{0}", which the site cannot read as a price. Write it as one of these: {1}':
		"“{0}” से रेट समझ में नहीं आता। इनमें से किसी तरह लिखिए: {1}",
	'"300", "120–150", "starts @ 300", "from ₹300", "69 per kg" or "Contact us for a quote"':
		"“300”, “120–150”, “starts @ 300”, “from ₹300”, “69 per kg” या “Contact us for a quote”",
} as const;
