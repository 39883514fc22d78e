/** Conversations about another item or another variant. */
import {
	acts,
	type Conversation,
	either,
	en,
	hi,
	hinglish,
	pays,
	price,
	priceOfOne,
	talk,
	turnaround,
	without,
} from "../question.ts";

export const talksOfItems = {
	"another item": [
		talk(en("shirt price", price("mens-shirt")), en("and pant?", price("mens-pants"))),
		talk(
			hinglish("coat ka kitna", price("mens-coat-blazer")),
			hinglish("aur sherwani ka?", price("mens-sherwani"), without("mens-coat-blazer")),
		),
		talk(
			hi("रज़ाई का रेट", price("household-quilt")),
			hi("और चादर?", price("household-bedsheet"), without("household-quilt")),
		),
		talk(
			en("do you clean mattress", either(price("housing-mattress"), acts("care", "services"))),
			hinglish("kitna lagega", price("housing-mattress")),
		),
		talk(
			en("how much is a bedsheet", price("household-bedsheet")),
			en("quilt?", price("household-quilt"), without("household-bedsheet")),
			en("and a comforter", price("household-comforter"), without("household-quilt")),
		),
		talk(
			en("rate for party dress", price("womens-party-dress")),
			en("what about handbags", price("womens-handbag")),
			en("do you take cards", pays),
		),
		talk(
			en("charges for mattress cleaning", price("housing-mattress")),
			en("same question for sofa", price("housing-sofa")),
			en("and carpet per sq ft", price("housing-carpet")),
		),
		talk(
			hinglish("sweater ka kya loge", price("mens-sweater")),
			hinglish("aur shawl", price("womens-shawl"), without("mens-sweater")),
			hinglish("aur nehru jacket ka bhi batao", price("mens-nehru-jacket")),
		),
		talk(
			hinglish("sandal saaf karne ka rate", price("footwear-sandals")),
			hinglish("jutti?", price("footwear-juttis")),
			hinglish("trekking wale boot ka", price("footwear-trekking-boots")),
		),
		talk(
			hinglish("blouse kitne me dhulega", price("womens-top-blouse")),
			hinglish("dupatte ka kitna", price("womens-dupatta")),
			hinglish("lehenga?", price("womens-lehenga")),
		),
		talk(
			hi("जींस का रेट", price("mens-jeans")),
			hi("और टी-शर्ट?", price("mens-t-shirt"), without("mens-jeans")),
			hi("कुर्ते का भी बता दो", priceOfOne("mens-kurta", "womens-kurta")),
		),
		talk(
			hi("कुशन कवर का कितना", price("household-cushion-covers")),
			hi("सोफ़ा कवर?", price("household-sofa-cover")),
			hi("और दरी", price("household-dhurrie")),
		),
		talk(
			hi("पार्टी ड्रेस का प्राइस", price("womens-party-dress")),
			hi("और वेडिंग गाउन का", price("womens-wedding-gown")),
		),
	],
	"another variant": [
		talk(
			en("cotton saree rate", price("womens-cotton-saree")),
			en("what about silk one", price("womens-silk-saree"), without("womens-cotton-saree")),
		),
		talk(
			hinglish("single kambal kitne ka", price("household-blanket-single")),
			hinglish(
				"aur double wala?",
				price("household-blanket-double"),
				without("household-blanket-single"),
			),
		),
		talk(
			hinglish("kurta kitne ka", priceOfOne("mens-kurta", "womens-kurta")),
			hinglish("ladies wala", price("womens-kurta"), without("mens-kurta")),
		),
		talk(
			en("how much for sneakers", price("footwear-sneakers")),
			en("white ones?", price("footwear-white-sneakers")),
		),
		talk(
			hi("टू पीस सूट का रेट", price("mens-two-piece-suit")),
			hi("और थ्री पीस?", price("mens-three-piece-suit")),
		),
		talk(
			en("normal wash and fold per kg", price("bulk-normal-wash-fold")),
			en("and premium?", price("bulk-premium-wash-fold"), without("bulk-normal-wash-fold")),
		),
		talk(
			en("silk saree cleaning cost", price("womens-silk-saree")),
			en("embroidered one?", price("womens-embroidered-saree"), without("womens-silk-saree")),
			en("and plain cotton", price("womens-cotton-saree")),
		),
		talk(
			en("double blanket price", price("household-blanket-double")),
			en("single?", price("household-blanket-single"), without("household-blanket-double")),
			en("which areas do you cover", acts("areas")),
		),
		talk(
			en("men's jacket", price("mens-jacket")),
			en("leather one", price("mens-leather-jacket")),
			en("and for ladies?", price("womens-leather-jacket")),
		),
		talk(
			en("price of curtains", price("household-curtain")),
			en("mine have a lining", price("household-lined-curtain")),
		),
		talk(
			hinglish("normal wash iron kya rate", price("bulk-normal-wash-iron")),
			hinglish("premium wala", price("bulk-premium-wash-iron"), without("bulk-normal-wash-iron")),
			hinglish("sirf fold me?", price("bulk-premium-wash-fold")),
		),
		talk(
			hinglish("two piece suit kitne ka", price("mens-two-piece-suit")),
			hinglish(
				"aur three piece wala",
				price("mens-three-piece-suit"),
				without("mens-two-piece-suit"),
			),
		),
		talk(
			hinglish("simple lehenga ka rate", price("womens-lehenga")),
			hinglish("dulhan wala ho to?", price("womens-bridal-lehenga"), without("womens-lehenga")),
			hinglish("kitne din lagte hain usme", turnaround),
		),
		talk(
			hinglish("canvas shoes ka kitna", price("footwear-canvas-shoes")),
			hinglish("leather wale ho to", price("footwear-leather-shoes")),
			hinglish("aur suede wale", price("footwear-suede-shoes")),
		),
		talk(
			hi("सिंगल कंबल का रेट", price("household-blanket-single")),
			hi("डबल वाला?", price("household-blanket-double"), without("household-blanket-single")),
		),
		talk(
			hi("सूती साड़ी का कितना", price("womens-cotton-saree")),
			hi("और रेशमी?", price("womens-silk-saree"), without("womens-cotton-saree")),
			hi("कढ़ाई वाली हो तो", price("womens-embroidered-saree")),
		),
		talk(
			hi("जेंट्स कुर्ता कितने का", price("mens-kurta")),
			hi("लेडीज़ वाला?", price("womens-kurta"), without("mens-kurta")),
		),
	],
} satisfies Record<string, readonly Conversation[]>;
