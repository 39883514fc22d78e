/** Conversations: from one thing to another, from one kind to another. */
import {
	acts,
	type Conversation,
	cleans,
	either,
	en,
	hi,
	hinglish,
	price,
	priceOfOne,
	prices,
	talk,
	total,
	without,
} from "../../question.ts";

export const talksOfThings = {
	"one thing, then another": [
		talk(
			en("what's the charge for a kurta pyjama", price("mens-kurta-pyjama")),
			en("nehru jacket?", price("mens-nehru-jacket"), without("mens-kurta-pyjama")),
			en("and how about a sherwani", price("mens-sherwani"), without("mens-nehru-jacket")),
		),
		talk(
			en("Do you clean dhurries", either(price("household-dhurrie"), cleans)),
			en("what about a small rug", either(price("household-rug"), cleans)),
			en("cost of both?", price("household-dhurrie", "household-rug")),
		),
		talk(
			en("backpack cleaning price", price("household-backpack")),
			en("travel bag", price("household-travel-bag"), without("household-backpack")),
			en("and a ladies handbag", price("womens-handbag"), without("household-travel-bag")),
		),
		talk(
			hinglish("chadar dhulwane ka kitna", price("household-bedsheet")),
			hinglish("aur parda?", price("household-curtain"), without("household-bedsheet")),
			hinglish("gadda bhi hai", price("housing-mattress")),
		),
		talk(
			hinglish("jeans ka kya rate rahega", price("mens-jeans")),
			hinglish("shirt ka?", price("mens-shirt")),
			hinglish("dono mila ke kitna hoga", total({ "mens-jeans": 1, "mens-shirt": 1 })),
		),
		talk(
			hinglish("party dress kitne me hogi", price("womens-party-dress")),
			hinglish("top ka bhi bata do", price("womens-top-blouse"), without("womens-party-dress")),
			hinglish("salwar suit ka?", price("womens-salwar-suit")),
		),
		talk(
			hi("शॉल कितने में साफ़ होती है", price("womens-shawl")),
			hi("स्वेटर?", price("mens-sweater"), without("womens-shawl")),
			hi("और नेहरू जैकेट", price("mens-nehru-jacket"), without("mens-sweater")),
		),
		talk(
			hi("सैंडल का रेट", price("footwear-sandals")),
			hi("जूतियों का?", price("footwear-juttis"), without("footwear-sandals")),
		),
		talk(
			hi("गद्दे की सफ़ाई का कितना", price("housing-mattress")),
			hi("सोफ़ा?", price("housing-sofa"), without("housing-mattress")),
			hi("कालीन का भी बताओ", price("housing-carpet")),
		),
	],
	"one kind, then another": [
		talk(
			en("sneakers cleaning price", price("footwear-sneakers")),
			en("they're white ones", price("footwear-white-sneakers")),
		),
		talk(
			en("rate for wash & fold", priceOfOne("bulk-normal-wash-fold", "bulk-premium-wash-fold")),
			en("with ironing?", priceOfOne("bulk-normal-wash-iron", "bulk-premium-wash-iron")),
			en("and the premium one, with ironing", price("bulk-premium-wash-iron")),
		),
		talk(
			en("lehenga cost", price("womens-lehenga")),
			en("it's a bridal one actually", price("womens-bridal-lehenga"), without("womens-lehenga")),
			en("how long for that", acts("turnaround", "express")),
		),
		talk(
			hinglish(
				"kambal ka rate do",
				priceOfOne("household-blanket-single", "household-blanket-double"),
			),
			hinglish(
				"double bed wala",
				price("household-blanket-double"),
				without("household-blanket-single"),
			),
			hinglish(
				"aur single wala",
				price("household-blanket-single"),
				without("household-blanket-double"),
			),
		),
		talk(
			hinglish(
				"saree dry clean kitne ki",
				priceOfOne("womens-cotton-saree", "womens-silk-saree", "womens-embroidered-saree"),
			),
			hinglish("cotton ki hai", price("womens-cotton-saree"), without("womens-silk-saree")),
			hinglish(
				"kadhai wali ho to",
				price("womens-embroidered-saree"),
				without("womens-cotton-saree"),
			),
		),
		talk(
			hinglish(
				"suit ka kitna lagega",
				priceOfOne("mens-two-piece-suit", "mens-three-piece-suit", "womens-salwar-suit"),
			),
			hinglish(
				"gents ka, teen piece",
				price("mens-three-piece-suit"),
				without("mens-two-piece-suit"),
			),
		),
		talk(
			hi(
				"जैकेट का रेट?",
				priceOfOne("mens-jacket", "womens-jacket", "mens-leather-jacket", "womens-leather-jacket"),
			),
			hi("लेदर वाली, जेंट्स", price("mens-leather-jacket"), without("mens-jacket")),
			hi("और लेडीज़ लेदर जैकेट?", price("womens-leather-jacket")),
		),
		talk(
			hi("पर्दे का रेट क्या है", price("household-curtain")),
			hi("अस्तर वाले हों तो", price("household-lined-curtain"), without("household-curtain")),
		),
		talk(
			hi("जूते साफ़ कराने हैं", either(prices(3), cleans)),
			hi("सफ़ेद स्नीकर्स", price("footwear-white-sneakers")),
			hi("चमड़े वाले?", price("footwear-leather-shoes"), without("footwear-white-sneakers")),
		),
	],
	"corrected in the next message": [
		talk(
			hinglish("do saree silk ki dhulwani hai kitna", total({ "womens-silk-saree": 2 })),
			hinglish(
				"galti se silk likh diya, cotton hai",
				either(total({ "womens-cotton-saree": 2 }), price("womens-cotton-saree")),
				without("womens-silk-saree"),
			),
		),
		talk(
			en("price of a jacket for men", price("mens-jacket")),
			en("sorry, women's", price("womens-jacket"), without("mens-jacket")),
		),
		talk(
			en("6 shirts how much", total({ "mens-shirt": 6 })),
			en(
				"oops I meant t-shirts",
				either(total({ "mens-t-shirt": 6 }), price("mens-t-shirt")),
				without("mens-shirt"),
			),
		),
		talk(
			en("How much is a single blanket", price("household-blanket-single")),
			en("no no, double", price("household-blanket-double"), without("household-blanket-single")),
			en("two of those", total({ "household-blanket-double": 2 })),
		),
		talk(
			hinglish("sports shoes ka kya rate hai", price("footwear-sports-shoes")),
			hinglish(
				"sports nahi, sneakers",
				price("footwear-sneakers"),
				without("footwear-sports-shoes"),
			),
		),
		talk(
			hinglish("2 kambal double ka kitna hua", total({ "household-blanket-double": 2 })),
			hinglish("galti se do bol diya, teen hain", total({ "household-blanket-double": 3 })),
		),
		talk(
			hinglish(
				"wash and iron ka kilo rate kya hai",
				priceOfOne("bulk-normal-wash-iron", "bulk-premium-wash-iron"),
			),
			hinglish(
				"iron nahi chahiye",
				priceOfOne("bulk-normal-wash-fold", "bulk-premium-wash-fold"),
				without("bulk-normal-wash-iron", "bulk-premium-wash-iron"),
			),
		),
		talk(
			hi("सिल्क साड़ी का रेट बताओ", price("womens-silk-saree")),
			hi("नहीं, कॉटन वाली", price("womens-cotton-saree"), without("womens-silk-saree")),
		),
		talk(
			hi("कुशन कवर के कितने", price("household-cushion-covers")),
			hi("कुशन नहीं, सोफ़ा कवर", price("household-sofa-cover"), without("household-cushion-covers")),
		),
		talk(
			hi("तीन जींस कितने की", total({ "mens-jeans": 3 })),
			hi("अरे दो", total({ "mens-jeans": 2 })),
		),
	],
} satisfies Record<string, readonly Conversation[]>;
