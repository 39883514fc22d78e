/** Conversations from one thing or kind to the next. Sealed: see exam-set.ts. */
import { carpet } from "../checks.ts";
import {
	type Conversation,
	cleans,
	either,
	en,
	hi,
	hinglish,
	latin,
	price,
	priceOfOne,
	prices,
	servicePrice,
	talk,
	without,
} from "../question.ts";

const anyBlanket = priceOfOne("household-blanket-single", "household-blanket-double");
const anyJacket = priceOfOne("mens-jacket", "womens-jacket");
const anyLeatherJacket = priceOfOne("mens-leather-jacket", "womens-leather-jacket");
const anySaree = priceOfOne("womens-cotton-saree", "womens-silk-saree", "womens-embroidered-saree");
const anyKurta = priceOfOne("mens-kurta", "womens-kurta");
const anyShoes = either(prices(3), servicePrice("shoes-dry-cleaning"));
const byKilo = priceOfOne(
	"bulk-normal-wash-fold",
	"bulk-normal-wash-iron",
	"bulk-premium-wash-fold",
	"bulk-premium-wash-iron",
);

export const talksOfThings = {
	"one thing, then another": [
		talk(
			en("curtain rate?", price("household-curtain")),
			en("and for a dhurrie", price("household-dhurrie"), without("household-curtain")),
		),
		talk(
			en("what's it for a lehenga", price("womens-lehenga")),
			en("and the dupatta that goes with it", price("womens-dupatta")),
		),
		talk(en("how much is a mattress", price("housing-mattress")), en("carpet?", carpet)),
		talk(
			en("canvas shoes cleaning cost", price("footwear-canvas-shoes")),
			en("ok and a backpack", price("household-backpack"), without("footwear-canvas-shoes")),
			en("sandals too", price("footwear-sandals")),
		),
		talk(
			hinglish("sherwani kitne me karoge", price("mens-sherwani")),
			hinglish("aur nehru jacket", price("mens-nehru-jacket"), without("mens-sherwani")),
		),
		talk(
			hinglish("rug chhota wala kitna", price("household-rug")),
			hinglish("achha dari?", price("household-dhurrie")),
		),
		talk(
			hinglish("shawl ka kya hai", price("womens-shawl")),
			hinglish("accha sweater ka", price("mens-sweater"), without("womens-shawl")),
			hinglish("coat bhi bata do", price("mens-coat-blazer")),
		),
		talk(
			hinglish("silk wali saree ka rate kya rakha hai", price("womens-silk-saree")),
			hinglish("uske blouse ka", price("womens-top-blouse")),
		),
		talk(
			hi("ट्रैवल बैग की सफ़ाई का रेट", price("household-travel-bag")),
			hi("और पिट्ठू बैग का", price("household-backpack"), without("household-travel-bag")),
		),
		talk(
			hi("टी-शर्ट कितने की", price("mens-t-shirt")),
			hi("जींस?", price("mens-jeans"), without("mens-t-shirt")),
		),
		talk(
			hi("वेडिंग गाउन का क्या लोगे", price("womens-wedding-gown")),
			hi("और पार्टी ड्रेस का", price("womens-party-dress")),
		),
		talk(
			hi("कंफ़र्टर धुलवाने का कितना है", price("household-comforter")),
			hi("रज़ाई", price("household-quilt"), without("household-comforter")),
			hi("अच्छा और चादर", price("household-bedsheet")),
		),
	],
	"one kind, then another": [
		talk(
			en("whats the blanket price", anyBlanket),
			en("double one", price("household-blanket-double"), without("household-blanket-single")),
		),
		talk(
			en("jacket cleaning rate", anyJacket),
			en("the leather kind", anyLeatherJacket, without("mens-jacket", "womens-jacket")),
		),
		talk(
			en("shoes how much", anyShoes),
			en("mine are suede", price("footwear-suede-shoes"), without("footwear-canvas-shoes")),
		),
		talk(
			latin("suits?", priceOfOne("mens-two-piece-suit", "mens-three-piece-suit")),
			en("it's a three piece", price("mens-three-piece-suit"), without("mens-two-piece-suit")),
		),
		talk(
			hinglish("saree dhulane ka batao", anySaree),
			hinglish(
				"kadhai wali hai",
				price("womens-embroidered-saree"),
				without("womens-silk-saree", "womens-cotton-saree"),
			),
		),
		talk(
			hinglish("parda kitne ka padta hai", price("household-curtain")),
			hinglish("astar wala", price("household-lined-curtain")),
		),
		talk(
			hinglish("lehenge ki dry cleaning kya hai", price("womens-lehenga")),
			hinglish("aur agar dulhan ka ho bhaari wala", price("womens-bridal-lehenga")),
		),
		talk(
			hinglish("kilo wala rate kya hai aapka", byKilo),
			hinglish(
				"premium me, press ke saath",
				price("bulk-premium-wash-iron"),
				without("bulk-normal-wash-fold"),
			),
		),
		talk(
			hi("साड़ी धुलवाने का कितना", anySaree),
			hi("सूती वाली", price("womens-cotton-saree"), without("womens-silk-saree")),
		),
		talk(
			hi(
				"बूट साफ़ होंगे?",
				either(priceOfOne("footwear-ankle-boots", "footwear-trekking-boots"), cleans),
			),
			hi("ट्रेकिंग वाले हैं, कितना", price("footwear-trekking-boots"), without("footwear-ankle-boots")),
		),
		talk(hi("कुर्ता कितने का", anyKurta), hi("साथ में पजामा भी हो तो", price("mens-kurta-pyjama"))),
		talk(
			hi("जूतों की धुलाई का क्या रेट चल रहा है", anyShoes),
			hi("स्पोर्ट्स वाले", price("footwear-sports-shoes"), without("footwear-suede-shoes")),
		),
	],
} satisfies Record<string, readonly Conversation[]>;
