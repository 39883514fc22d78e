/**
 * Concept → what visitors write for it, in English and Hinglish; Hindi letters meet the same words by their sound.
 * Forms of verbs are in verbs.ts. Phrases come before words.
 */
export const conceptWords: Readonly<Record<string, string>> = {
	// Question words.
	what: "what, kya, kia, kyaa, konsa, kaunsa, kaun sa, kaunsi, konsi, konse, kaunse, which",
	how: "how, kaise, kese, kaisa, kesa, kaisi, kesi",
	howmuch: `kitna, kitne, kitni, ketna, kitnaa, kitta, kitte, kitane, kitana, kitno, kittne, kittna, how much, howmuch, how mch, hw mch`,
	howmany: "how many",
	when: "when, kab",
	where: "where, kahan, kaha, kahaa, kidhar, kidar, kahaan, whereabouts",
	why: "why, kyu, kyun, kyon, kyo, kyoon",
	who: "who, kaun, kon, kisne, kisi ne, whom",
	if: "if, agar, agr, in case, suppose, maan lo, yadi",
	my: `my, mine, our, mera, mere, meri, hamara, hamare, hamari, humara, humare, humari, apna, apne, apni, mre, mra, mri`,
	your: "your, yours, aapka, apka, aapki, apki, aapke, apke, tumhara, tumhari, tumhare",
	not: `not, nahi, nahin, nahee, nahii, never, na ho, na hua, no one, nobody, mat, without, bina, cannot, neither, nothing, didn, hasn, haven, isn, aint, nope nahi`,
	and: "and, aur, or, ya, plus, also, too, bhi, as well, evam, tatha, along with, saath me, sath me, ke saath, ke sath, versus, vs, phir, fir, then",
	want: "want, wanna, wants, need, needed, require, required, chahiye, chahie, chaiye, chaie, chahyie, chaheye, chahye, would like, looking for, interested",
	only: "only, sirf, just, bas, keval, kewal",

	// Price.
	price: `price, prais, it come to, will it come to, come out to, it comes to, prices, pricing, rate, rates, ret, rait, cost, costs, costing, charge, charges, charj, charged, charging, chrg, fee, fees, tariff, kharcha, kharch,
		expense, daam, dam, bhav, bhaw, bhaav, mulya, kimat, keemat, qeemat, kimmat, quote, quotation, kya lete, kya loge, kya lenge, kya lagega, kya padega, kya bhav,
		price list, rate list, rate card, price card, price chart, rate chart, ratelist, pricelist, bill, billing, amount, pricing list`,
	list: "list, menu, catalogue, catalog, chart, card list, all items, all prices, all rates, sab items, sab kuch, everything, sabka, sabke, saare items, sare items, full list, poori list, complete list, saari list, sari list",
	more: `more, next, baki, baaki, remaining, aage, agla, agle, agli, aur bhi, continue, what else, view all, see all, show all, go on, next five, aur dikhao, aur batao, aur bataiye, kuch aur, or batao, or dikhao, baaki ke, rest, others, any other, anything else, uske baad, iske baad, uske aage, iske aage, after that, after these, after this, keep going, is that all, is this all, bas itna, bas itna hi, bas itne, bas itne hi, aur dikha, aur dikhaiye, aur dikha do`,
	cheap:
		"cheap, cheapest, cheaper, lowest, sasta, saste, sasti, sabse sasta, sabse kam, minimum price, lowest price, economical, affordable, budget, least, kam se kam, minimum kitna, minimum kitne, minimum rate, minimum charge",
	costly: `costly, expensive, mehnga, mahanga, mehenga, mehnge, mahange, mehngi, high price, zyada rate, costliest, sabse mehnga,
		too high, very high, so high, rate zyada, rate bahut, bahut rate, bahut zyada, bahut jyada, overpriced, mahnga, mehanga, mahngi`,
	total:
		"total, that come to, that comes to, this come to, all come to, come to in all, everything come to, both come to, kitna ho jayega, kitna ho jaega, kitne ho jayenge, kitna hoga total, kitna hoga sab, kitna baithega, kitna baitha, jod do, jor do, jod dijiye, jor dijiye, jodkar, jod kar, jod ke, add them up, add it up, donon ka, teenon ka, teeno ka, charo ka, together, kitna hua, kitne hue, kitna bana, kitne bane, kitna banega, kitna ho gaya, kitna hua sab, totally, sum, kul, kul mila, kul milakar, milake, milakar, mila ke, mila kar, altogether, all together, in all, overall, grand total, hisab, hisaab, bill kitna, sab mila, sabka mila, kul kitna, total amount, calculate, add up, combined, sabka total, dono ka, teeno ka, sab ka",
	money:
		"money, paisa, paise, paisee, rupee, rupees, rs, rupay, rupaye, rupya, rupye, rupiya, inr, paisay, pese, payse",
	perkg:
		"per kg, per kilo, kilo ke hisab, kg ke hisab, by weight, by kg, by kilo, per kilogram, kilo wala, kilo wali, kilo wale, kilo ka rate, weight ke hisab, wajan, vajan, tol kar, kg rate, kilo rate, kilo bhav, kilo ke bhav, kg wise, weight wise",

	// Work.
	service: "service, services, sarvis, seva, facility, facilities, suvidha, offerings, sewa",
	offer_do:
		"kya kya aata, kya kya ata, kya kya aate, what comes in, what is in, do you do, kya kya karte, kya karte, kya kya dhote, kya kya saaf, kya saaf karte, kya saf karte, kya dhote, what can you clean, what do you clean, what all, kya kya, what do you guys do, what you guys do, what do you do, kaun kaun, kon kon",
	dryclean: `dryclean, drycleaning, drycleaned, drycleaner, drycleaners, dry clean, dry cleaning, dry cleaned, dry cleaner, dry cleaners, dry wash, dry claning, dry clining, dry kleen,
		draiclean, dry klin, dry cleen, drai klin, drai klining, draiklin, draiklining, dry kliin, drycleen, dry cln, dry clening, premium dry cleaning, premium dry clean, premium dryclean, drai clean`,
	clean: `clean, cleaning, cleaned, cleans, cleaner, cleaners, clening, kleen, klin, saaf, safai, saf, saaph, safaai, treat, treated, treatment, sanitize, shine, chamka, chamak, chamkana, freshen`,
	remove: `come off, comes off, remove, comes out, removal, removing, removed, removes, get out, come out, go away, hatana, hatao, hat, nikal, nikl, nikle, niklega, nikalna, nikaal, chhut, hatega, mita,
		chhudane, chhudana, chudane, chhuda, chhudwana,
		chhurane, chhurana, chhuraane, churane`,
	keep: "keep, keeping, hold, holding",
	handle: "handle, handling, accept, work on, deal with, take care, manage",
	wash: `wash, washing, washed, washes, washable, laundry, laundary, londry, laundery, laundri, lawndry, landry, washin, vash, machine wash, hand wash, handwash`,
	iron: `iron, ironing, ironed, irn, press, pres, pressing, pressed, istri, istry, istari, istiri, stri, steam iron, steam ironing, steam press, steam pressing, steam, prass, presswala, istree`,
	fold: "fold, folding, folded, tah, teh, tay",
	stain: `threw up, thrown up, puked, puke, can it be saved, can this be saved, could it be saved, bach jayega, bach jayegi, bachegi kya, bachega kya, holi ka rang, holi wala rang, pakka rang, rang lag gaya, koi chance, any chance it, leaked, leak, nappy, diaper, potty, susu, peed, urine, vomit, vomited, ulti kar, does that come out, does it come out, will it come out, will that come out, can it come out, come off completely, ice cream, juice, rang chadh, rang chad, chadh gaya, chadh gayi, charh gaya, charh gayi, chad gaya, chad gayi, colour transfer, color transfer, got colour, got color, rang aa gaya, color lag gaya, colour lag gaya, dye ran, dye bled, dye transfer, dye stain, bled on, bled onto, ran onto, stain, stains, stained, spot, spots, daag, dag, daaag, dhabba, dhabbe, dhabbo, nishan, nishaan, mark, marks, ink, haldi, turmeric, grease, oil, tel, chai, tea, coffee, wine, curry, sauce, sos, ketchup, mud, mitti, keechad, kichad, syahi, ink, lipstick, blood, khoon, wax, candle wax, mombatti, mould, mold, mildew, fangas, phaphund, fafund, sabzi, achar, mehndi, mehendi, chocolate, gravy, juice, rust, jang, jung, paan, paint stain, paint lag, paint lga, paint laga, paint gir, paint ka daag, paint ke, of paint, nail paint, asian paint, wall paint, paint on, paint se, gir gaya, gir gayi, gir gyi, spill, spilled, spilt, chikna, chiknai, pasina, sweat, smell, badbu, odour, odor, fungus, fungal, keema laga, lag gaya, lag gayi, lag gyi, dhabe, stainremoval, peela, yellowing, pila pan, peelapan, yellow marks, gum, fevicol, nail polish, daal, dal, coke, cola, pepsi, cold drink, milk, doodh, sindoor, sindur, kumkum, chandan, alta,
		susu, sussu, soo soo, chay, chaay, pen chala, pen chal, chemical gira, chemical gir, acid gira, acid gir, peshab, urine, potty, vomit, ulti, holi ka rang, holi ke rang, holi color, holi colour, rang lag gaya, drew, drawn, sketch pen, marker, crayon, crayons, doodle, doodled, scribbled, scribble, pen mark, pen marks`,
	express: `express, ekspres, urgent, urgently, urgnt, arjent, emergency, jaldi, jldi, turant, trant, fast, fastest, quick, quickly, quicker, faster, quickest, same day, sameday, samedy, same dey, same de, usi din, us din, ussi din, 1 day delivery, one day delivery, same evening, within a day, one day service, one day, ek din me, ek din mein, ek hi din,
		immediately, immediate, asap, today itself, aaj hi, aj hi, aaj ka aaj, aaj ke aaj, few hours, in hours, hurry, early as possible, as soon as possible, tatkal, instant, instantly, fauran, foran, in a day, raton raat, overnight`,
	howlong: `how long, hw long, turnaround, turnaround time, tat, how soon, kitna time, kitne time, kitna samay, kitna tym, kitne din, kitna din, kitne dino, kitne dinon, kitne ghante, kitne hour, kitne hours, kitna ghanta, how many days, how many day, how many hours, how much time, how much days, hw much time, kitni der, kitna der,
		time pe mil, time par mil, time se mil, samay par mil, samay pe mil, kab tak milega, kab tak milegi, kab tak milenge, kab tak mil, kab tak ready, kab tak de, kab tak ho, kab tak taiyar, kab ready, kab de doge, kab doge, kab dete, kab wapas, kab vapas, when will i get, when can i get, when do i get, delivery time, processing time, time lagega, time lagta, time lagenge, time taken, time required, din lagenge, din lagte, din lagega, din me milega, din mein milega,
		ready by, take to clean, samay lagega, samay lagta, duration, kitna waqt, kitna vakt, kab tak taiyaar, kab taiyar, what time will it be ready, din me de, din mein de, din me, dino me, dino mein, time frame, timeline, kab tk`,
	byday:
		"by tomorrow, by monday, by tuesday, by wednesday, by thursday, by friday, by saturday, by sunday, kal tak, kal subah tak, parso tak, by evening, by tonight, shaam tak, sham tak, raat tak, by night, by morning, by today, aaj tak, before tomorrow, before evening, kal chahiye, kal shaam tak, subah tak, aaj chahiye, aaj shaam, aaj sham, aaj mil, ready today, back today, today only, itwar tak, sunday tak, monday tak, weekend tak, by weekend, parson tak, tak chahiye, tk chahiye, se pehle chahiye",

	// Coming and bringing.
	pickup: `uthvani, uthwani, uthwane, uthavani, uthwaani, pickup, pickups, pikap, pickap, picup, pikup, pik up, pick up, picked up, pick, pick and drop, pick n drop, collect, collection, collected, fetch, fetched, doorstep, door step, ghar aa, ghar tak, pic up, pickup and drop, home pickup, at my door, visit home, uthane, utha, uthate, uthaoge, utha lo, uthwa, uthwana, lene aate, lene aa, lene aaoge, lene aoge, lene ayenge, lene aayenge, le jaoge, le jate, le jaenge, le jayenge, le jaana, le jaate, le jayega, le jao, le jaiye, uthaenge, uthayenge, kalekt`,
	/** Cleaning at the place of things that nobody can carry. */
	onsite:
		"ghar pe hi, ghar par hi, ghar me, ghar me hi, ghar mein hi, ghar hi, ghar aake, ghar aakar, ghar aa kar, ghar pe aake, ghar pe aakar, ghar par aakar, yahin, yahi par, yahi pe, at home, at my home, at our home, at my house, at our house, at the house, at my place, at our place, at the flat, in our house, in my house, living room, drawing room, on site, onsite, home service, home visit, come home",
	nowhatsapp:
		"no whatsapp, not on whatsapp, without whatsapp, do not use whatsapp, does not use whatsapp, dont use whatsapp, doesnt use whatsapp, do not have whatsapp, dont have whatsapp, not have whatsapp, whatsapp nahi, whatsapp use nahi, whatsapp chalana nahi, whatsapp ka use nahi, bina whatsapp, whatsapp ke bina",
	athome:
		"ghar se, ghar pe, ghar par, mere ghar, hamare ghar, office se, office pe, from office, from my office, at office, in office, in the office, hostel se, pg se, dukan se uthana",
	deliver: `deliver, delivers, delivery, deliveries, dilivari, dilivri, delivry, dilevari, delivari, home delivery, drop off, drop back, bring back, bring it back, ghar chhod, ghar chod, ghar pahuncha, ghar pohcha, chhodne, pahucha, pahuncha, pohcha, pahunchate, pohchate, pahunchana, chhod doge, hom dilivari, wapas chhod, dropped back`,
	come: `come, comes, coming, cover, covering, serve, serves, serving, reach my, available in, service available, aana, aa jana, aa jaana, aa jaiye, aa jaiyega, aa jaiega, aane, aate, aati, aata, aaoge, aoge, aayenge, ayenge, aaenge, aayega, ayega, aayegi, aaega, aega, aenge, aunga, aaunga, a sakte, aa sakte, aa jao, aa jaoge, aa jaenge, aa skte, aaiye, aajao, aaja, bhej sakte, bhejoge, send someone, kisi ko bhej, ladka bhej, banda bhej, boy bhej,
		koi aa sakta, koi a sakta, koi aa jaye, koi aa jayega, koi aayega, koi a jaega, banda aa, banda bhej do`,
	book: `book, booking, bookings, booked, schedule, scheduled, scheduling, appointment, slot, how do i send, kaise bheju, kaise bhejun, place order, place an order, order place, order karna, order dena, order krna, order karu, order kaise, arrange, how to order, new order, order book, bhejna hai, kapde dene, kapde dena, kapde bhejne, request pickup, kya karna hoga, kya karna padega, how do i start, how do we start, how does it work, kaise shuru, buk, book karna, order de, pickup chahiye, pickup karwana, pickup karana, pickup karwani, start an order, give clothes, in person, personally`,
	dropoff: `drop my, drop clothes, drop my clothes, drop it, drop them, drop off my, drop off clothes, drop off at, self drop, walk in, walkin, khud aa, khud la, khud de, dene aa, khud aake, aake de, aakar de, dukan pe de, dukaan pe de, shop pe de, shop par de, shop pe la, dukan par la, dukan par de, dukan pe aakar, dukan par aakar, dukan aakar, dukan me de, shop pe aakar, shop aakar, khud dukan, khud shop, bring my clothes, bring clothes, bring them to, bring it to the shop,
		collect from the shop, collect from shop, collect it from the shop, collect them from the shop, collect myself, pick up from the shop, pick it up from the shop, pick up myself, pick it up myself, khud le ja, khud aakar le, khud aake le, khud le lu, dukan se le, shop se le, dukan se utha, self pickup, self collect,
		khud le jau, khud le jaun, khud lene, khud dene, khud aau, khud aaun,
		without pickup, bina pickup`,

	// Time.
	hours: `timing, timings, timming, taiming, hours, working hours, business hours, opening hours, shop time, shop timing, opening time, closing time, open till, open until, what time open, kis time, kitne baje, kitney baje, kitny baje, kitne bje, what time, what times, kis samay, working days, off day, weekly off, chutti, chhutti, chhuti, chuti, holiday list, samay, waqt, time kya, time kya hai, time table, shop hours, open hours, kis waqt, khulne ka, band hone ka, tak khula, tak khuli, tak khule, tak open, kab se kab, office time, office hours, visiting hours, shop ka time, dukan ka time, what days, avakash`,
	open: "khul gaya, khul gayi, khul gai, khul gaye, khul chuki, khul chuka, khul jati, khul jata, khul jaati, khul jaata, open, opens, opened, opening, khula, khule, khuli, khulta, khulte, khulti, khulega, khulegi, khulenge, khol, kholte, khologe, kholenge, khulna, khulne, khula hai, khulaa, khulla, opan, apan, functional, operational, chalu",
	close:
		"close, closes, closed, closing, band, bandh, bnd, shut, shuts, band hai, band hoti, band hota, bund, khatam",
	now: "now, right now, abhi, currently, at the moment, is waqt, at this time, filhal, rite now, is time, is samay",
	today: "today, aaj, aj, tonight, aaj raat",
	late: "late, let, deri, delay, delayed, deri, delays, late night, overdue",
	timeword:
		"time, tym, o clock, clock, baje, bje, subah, morning, shaam, sham, evening, raat, night, dopahar, dopehar, afternoon, noon, midnight, am, pm",
	dayword:
		"day, days, din, dino, dinon, week, weeks, hafta, hafte, hour, ghanta, ghante, month, months, mahina, mahine, weekend, weekends, weekday, weekdays, everyday, daily, roz, rozana, har din, all days, har roz",

	// Place.
	address: `address, adress, addres, edres, adrees, aidres, map, maps, google map, google maps, direction, directions, landmark, located, situated, location, lokeshan, shop address, nearest, nearest shop, sabse pas, sabse paas, sabse nazdik, near me, near by, nearby, how to reach, to reach, how do i get to, how to get to, how to come, reach your, reach the, reach there, kaise pahuche, kaise pahunche, kaise pohche, kaise pahuchu, kaise aaye, kaise aau, kaise aana, kaise aaun, pin code, pincode, live location, pin location, rasta, raasta, shop kaha, shop kahan, shop kidhar, dukan kahan, dukan kaha, dukaan kahan, dukaan kaha, dukan kidhar, dukaan kidhar, where is your, where are you, where r you, kahan ho, kaha ho, kahan hai aap, kahan par ho, kaha par ho, kahan pe ho, kaha pe ho, kidhar ho, kahan ho aap, kahan pe hai, kaha pe hai, kahan par hai, kaha par hai, kahan hai, kaha hai, kidhar hai, kahan sthit, where is the shop, where is shop, where is it, kis jagah, which place, shop ka pata, dukan ka pata, apka pata, aapka pata, pata, pata kya, pata bata, pata de, ka pata, full address, find you, find your shop`,
	area: "area, areas, eriya, eria, locality, localities, region, sector, colony, ilaka, ilaaka, ilake, ilaake, kahan kahan, kaha kaha, kahan tak, kaha tak, my place, my area, mere area, jagah, jgh, neighbourhood, locations served, which locations, mohalla, cover, coverage, service area, kis kis jagah, kin kin, kaun kaun se area, radius, distance, kitni door, kitni dur, kitne km, outskirts, outstation, out of city, other city, other cities, bahar ke, shehar ke bahar, dusre shehar, other towns",
	city: "city, sheher, shahar, shehar, town, whole city, poore sheher, entire city",
	shop: "shop, store, dukan, dukaan, dukkan, dukaan, outlet, showroom, shap, laundry shop, branch office",

	// Reaching people.
	phone: `phone, nambar, namber, nmber, numbr, fone, mobile, telephone, phone number, contact number, contact no, phone no, mobile no, mobile number, helpline, customer care, landline, call you, call karu, call karna, call kar, calling, call, calls, ring you, ring karo, ring kar, ph no, phone karna, phone karu, your number, ur number, aapka number, apka number, number do, number de, number dena, number dedo, number bhej, number send, number mil, number batao, number kya, toll free, dial, fon, number, speak to, talk to,
		kol, kol karo, kol karna, kol kijiye, kol kar`,
	contact:
		"contact, reach you, get in touch, sampark, kantekt, contact details, contact info, contact us",
	email:
		"email, e mail, mail, mail id, email id, gmail, email address, imel, mail karu, mail address",
	whatsapp:
		"whatsapp, watsapp, whatsap, watsap, watsup, whatsup, wtsapp, whats app, wats app, chat link, whatsapp number, whatsapp no, vatsap, vatsaip, vatsaep, vhatsaep, vhatsap, whattsapp, wattsapp, message you, message kar, message kahan, message, messages, mesej, mesage, msg karna",
	social:
		"instagram, insta, facebook, fb, twitter, linkedin, social media, social, justdial, just dial, youtube, handle name, ig, insta id",
	website:
		"website, websait, site, web site, web page, url, app, mobile app, application, play store, app store, portal, online order",
	person: `human, real person, real human, live agent, agent, customer support, insaan, insan, aadmi se baat, kisi se baat, kisi aadmi, representative, executive, talk to someone, speak to someone, connect me, live chat, talk to a person, speak to a person, talk to person, talk to human, staff se baat, manager, malik, owner, maalik, in charge, incharge, supervisor, baat karni, baat karna, baat krni, baat karwa, baat kara, baat karao, baat ho, baat kar sakta, baat kr, connect,
		someone to talk, phone pe baat, fon pe baat, fon pe bat`,

	// Paying.
	pay: "pay, pays, payment, payments, paying, pement, peyment, bhugtan, payment mode, payment modes, mode of payment, payment method, payment option, payment options, pe karna, pe kar, payable, payement, paymnt, pay karna, pay kar, settle",
	paymode:
		"cash, kaish, card, cards, credit card, debit card, kard, online payment, online pay, cod, cash on delivery, pay on delivery, pay online, online, swipe, debit, debit crad, credit crad, credit kard, debit kard",
	/** Ways to pay that have names of their own: online ones, and others. */
	payapp:
		"upi, yupiai, gpay, google pay, google pe, gugal pe, g pay, jipe, gpe, paytm, petiem, peetm, phonepe, phone pe, fonpe, phonpe, netbanking, net banking, wallet, qr, qr code, qr scan, bhim, bank transfer, neft, fon pe",
	payname: "cheque, check payment, emi, credit, udhaar, udhar, rupay card, sodexo, amex, visa card",
	advance:
		"advance, advans, upfront, pehle paise, paise pehle, pehle dene, paise kab, paise baad, baad me dene, baad mein paise, pehle payment, payment pehle, prepaid, postpaid, token amount, deposit, before delivery, after delivery, pehle dena, baad me dena, pehle pay, baad me pay, payment kab, baad me payment",
	discount: `any lower, lower price, lower rate, discount, discounts, diskaunt, discnt, discont, dscount, dis count, offer, offers, ofar, coupon, coupons, kupan, promo, promo code, promocode, voucher, deal, deals, percent off, concession, chhoot, chhut, chhoot, chut, choot, kam karo, kam kro, kuch kam, thoda kam, kam kijiye, kam karoge, kam karenge, kam karwa, kam hoga, kam lagao, kam me, kam mein, rate kam, price kam, daam kam, less price, bargain, negotiate, negotiable, nego, membership, package, packages, pakej, subscription, plans, any plan, sasta karo, sasta kar, sasta lagao, student hu, student hoon, monthly plan, monthly package, monthly, loyalty, cashback, scheme, skim, schemes, bulk discount, corporate discount, student discount, students discount, something off, anything off, best price, last price, final rate, best rate, thoda adjust, adjust kar, first order, pehla order, first time, referral, refer, reward, points, festival offer, diwali offer, free me, muft, special price, special rate, regular customer, purana customer, kam karde, kuch kam karo`,
	institution:
		"preschool, pre school, playschool, play school, creche, daycare, day care, anganwadi, aanganwadi, orphanage, anathalay, anath ashram, ashram, old age home, vridhashram, vridh ashram, hotel, hotels, hospital, hospitals, guest house, guesthouse, homestay, airbnb, lodge, resort, clinic, nursing home, dharamshala, restaurant linen, restaurant, restaurants, cafe, cafes, dhaba, caterer, caterers, catering, event agency, event company, event planner, wedding planner, banquet, yoga studio, salon, parlour, spa, hotal, aspataal, aspatal, hospitel",
	bulk: "bulk, balk, corporate, business order, wholesale, large order, large quantity, thok, zyada kapde, bulk order, bulk orders, tie up, tieup, contract, bada order, big order, 100 kapde, institution",
	/** Marks that heat leaves on cloth; no stain. */
	scorch: `left the iron, scorch, scorched, burn mark, burn marks, burnt mark, iron mark, iron marks, iron burn, iron ka nishan, iron ke nishan, press ka nishan, press ke nishan, istri ka nishan, istri ke nishan, press chipak, iron chipak, istri chipak, press se jal, iron se jal, istri se jal`,
	/** Places that many live or work in: a customer's place as often as a business. */
	house: "office, hostel, company, pg, paying guest, canteen, factory, school, gym, jim",

	// Quality.
	review: `review kaise hain, reviews kaise hain, review kaise hai, reviews kaise hai, review kaisa, reviews kaisa, review, reviews, rivyu, rivyuj, rivu, reveiw, testimonial, testimonials, rating, ratings, reting, rated, star, stars, google review, google reviews, google rating, customers say, people say, log kya kehte, log kya bolte, customers kya kehte, good or bad, reputation, sameeksha, samiksha, raay logo ki, logo ki raay, customer feedback, customers feedback, kya kehte, kya kehna hai, kya kahna hai, what do people, what people, feedback of, feedback from, feedback kaisa, kaisa feedback`,
	trust: `trust, trusted, trustworthy, trustable, bharosa, bharose, bharosemand, reliable, genuine, legit, asli, vishwas, vishwaas, fake, kyu chunu, why you, why should, why choose, choose you, what makes you, special about you, better than, different from, kya khaas, kya khas, kya khoobi, good shop, acchi dukan, achhi dukan, acche ho, achhe ho, kaisa kaam, kaam kaisa, kesa kam, safe with you, aap par, aap pe, best laundry, best in, any good, is it ok to give you, ok to give you, sahi se karoge, theek se karoge, dhyan se karoge, achhi service, kaisi service, service kaisi, kaisi hai service, quality kaisi, quality kaisa, kaisi quality, how good, kaisi quality,
		best dry cleaner, best dry cleaners, best drycleaner`,
	quality: "quality, kwality, kwalti, kvaliti, gunvatta",
	guarantee: `guarantee, gaurantee, garanty, gurantee, guarentee, garanti, guaranty, warranty, warranti, satisfaction, satisfied, not satisfied, not happy, unhappy, reclean, re clean, clean again, wash again, dobara, dubara, dobaara, rewash, refund, refunds, refunded, money back, paise wapas, paisa wapas, paise vapas, paise waapas, paise lauta, pasand nahi, pasand na, didnt like, do not like, did not like, not like, return policy, re wash, redo, phir se saaf, fir se saaf, phir se dho, fir se dho, wapas paise, wapis paise, paise wapis, paise return, santusht, tasalli`,
	damage: `broken, damage, damaged, damages, damej, torn, lost, lose, loses, missing, kho, kho gaya, kho jaye, phat, phate, phata, phati, fat gaya, fat jaye, fata, fati, kharab, khraab, kharaab, khrab, burnt, burn, burned, shrink, shrunk, shrinks, sikud, sikudna, sikur, chhota ho, colour run, color run, colour bleed, bleed, jal gaya, jal jaye, jala, jal, compensation, compensate, bharpai, bharpayi, muavja, muavza, harjana, gum, gum ho, ruin, ruined, ruins, spoil, spoiled, spoilt, rang nikal, rang utar, rang chala, rang chhod, color nikal, colour nikal, color fade, colour fade, color ja, colour ja, utar gaya, fade, toot, tut gaya, stolen, chori, responsibility, responsible, zimmedari, zimmedar, jimmedar, jimmedari, liable, insurance claim, claim, nuksan, nuksaan, haani, discolour, discolor, replace it, misplace, misplaced, exchange ho, badal gaya, badal gayi, badal gaye, badal jaye,
		gayab, gaayab, gaayb`,
	complaint: `complaint, complaints, complain, complaining, complained, kamplent, shikayat, shikayt, shikayet, rude, shouted, shouting, yelled, yelling, abused, abusing, chillaya, chilla raha, chilla rahe, chillane, tameez nahi, koi tameez, ladne laga, ladai ki, jhagda kiya, jhagda kar, behas ki, mera nahi hai, meri nahi hai, mere nahi hai, mere nahi hain, gaali di, gaali de, gaaliyan, dhamki, threatened, badtameez, badtamiz, badtamizi, misbehave, misbehaved, report a problem, problem, poor quality, bad quality, poor service, bad service, bad experience, poor work, bad work, kharab service, ganda kaam, bekar kaam, bekar service, bekar, bakwas, bakwaas, ghatiya, worst, pathetic, horrible, terrible, awful, useless, dissatisfied, disappointed, disappointing, cheated, loot, lootna, loot rahe, unprofessional, wrong item, wrong clothes, galat kapde, galat kapda, kisi aur ke, someone else clothes, not mine, still dirty, same stain, overcharged, zyada paise, zyada charge, somebody elses, someone elses, someones else, somebodys else, kisi aur ka, kisi aur ki, doosre ke, dusre ke, dusre ka, kam nikla, kam nikle, kam nikli, kam mila, kam mile, kam aaya, kam aaye, phone nahi utha, phone nahi uthate, call nahi utha, not picking, not picking up, no response, not responding, not answering, jawab nahi, koi jawab nahi, reply nahi, no reply, shrunk my, geele wapas, turned up, show up, extra charge liya, very bad, kharab kar diya, kharab kr diya, already paid, already payed, paid twice, charged twice, double charge, double charged, charged extra, charged me, do bar paise, dobara paise, phir se paise, paise de chuke, paise de chuka, for money again, again for money, waise ka waisa, vaise ka vaisa, waise hi hai, kam aayi, kam aai, gile de gaye, gile hi de, geele de, nobody tells, koi batata nahi, third time, fourth time, still dirty, still wet, abhi bhi gande, abhi bhi ganda, abhi bhi gandi, abhi bhi gile, kharab kardi, kharab kar di, barbad, barbaad, bura anubhav, dissapointed, dissappointed, not clean properly, not cleaned properly, ache se nahi, acche se nahi, achhe se nahi, theek se nahi, thik se nahi, sahi se nahi, acha nahi kiya, not properly, acha nahi tha, accha nahi tha, achha nahi tha,
		dhang se nahi, dhang se nhi, theek nahi hui, thik nahi hui, thik nahi kiya, theek nahi kiya, not ironed properly, not pressed properly, badly ironed, wrongly ironed, paid already`,
	feedback: `feedback, fidbaik, fidbek, fidback, suggestion, suggestions, suggest, sujhav, sujhaw, opinion, appreciate, appreciation, compliment, compliments, tareef, tarif, taarif, praise, write review, write a review, give review, give rating, leave a review, leave review, post review, review dena, review de, rating de, review likhna, review likhu, review kahan, review kaise, rating dena, rating kaise, review daal, review dal, rate you, rate your, review likh, give feedback, feedback dena, star dena, great service, great work, great job, badhiya kaam, bahut accha kaam, bahut acha kaam, bahut badhiya, excellent work, excellent service, awesome, mast kaam, shandar, shaandaar, kamaal, loved it, love your service, well done, good job, good work, nice work, superb, excellent, happy with, khush hu, khush hoon, achha kaam kiya, acha kaam kiya,
		kaam bahut acha, kaam bahut achha, kaam bahut accha, nayi ho gayi, naya ho gaya, ekdum nayi, nayi jaisi ho, ache dhule, acche dhule, achhe dhule, accha dhoya, acha dhoya, achha dhoya, came back nicely, nicely done, kaam acha hai, kaam achha hai, service acchi hai, service bahut acchi, service bahut achhi`,
	included:
		"include, included, includes, including, inclusive, shamil, saamil, judi, juda, extra, exclude, excluded, alag se, alag charge, alag se charge, separate charge, extra charge, additional, hidden, sath me milega, saath me milega, packing, packaging, covered in, part of, free of cost, also get, comes with, mila hua, sath hoti, saath hoti",
	free: "free, fri, paid, paise lagte, paise lagenge, charge lagta, charge lagega, muft, free of charge, nishulk, complimentary, charges for pickup, charge for pickup, pickup charge, pickup charges, delivery charge, delivery charges, delivery fee, pickup ka charge, delivery ka charge, pickup ke paise, delivery ke paise, pickup fee, convenience fee",

	// Terms.
	pockets: `reh gaya, reh gaye, reh gayi, rah gaya, rah gaye, rah gayi, rahe gaye, left in, left my, keys in, keys left, chaabi reh, reh gaya jeb, pocket me reh, jeb me reh, pocket, pockets, jeb, jeb me, left in pocket, valuables, keemti, buttons fall, brooch, pin,
		rah gae, reh gae, rah gai, rah gaee, reh gai, wallet in, money in, phone in, ring in, chabi reh, chabi rah`,
	condition: `inspect, inspection, delicate check, old stain, old stains, purana daag, purane daag, purana dag, purane dag, faded, tear, tears, hole, holes, chhed, ched, phata hua, phati hui, pehle se, already damaged, already torn, torn cloth, tag, tags, tagging,
		pet hair, dog hair, cat hair, ke baal, ke bal`,
	unclaimed: `unclaimed, forgot to collect, forget to collect, store my clothes, storage, not collected, how long do you keep, how long can you keep, kitne din rakh, kab tak rakh, rakh sakte, rakhte ho, late pickup of, collect late, collect later, baad me le, storing, kapde pade, pade hue hai, out of station, bahar ja raha, bahar jaa raha, kab tak rakhte, kab tak rakhoge, bahar hu, bahar hoon,
		store my, store them, keep my clothes, keep my woollens`,
	estimate: `final amount, final bill, final total, is this final, last amount, yahi final, final hai, rate pakka, pakka hai, pakki, badal sakta, badal sakte, change ho sakta, badlega, estimate, estimated, exact price, confirm price, price confirm, final price, exact rate, fixed price, fix rate, fixed rate, pakka rate, pakka price, rate change, price change, approximately, andaza, andaaza, andazan, price vary, prices vary, rate badal, starting from, starts at, why range, from price, kyu se, will it increase, rate badh, price badh, price final, rate final, extra to nahi, jyada to nahi, zyada to nahi,
		final or, final na, final kya, will it go up, go up, go higher, badhega, badh to nahi, badhega to nahi, badh jayega, badh jaega,
		hidden charge, hidden charges, hidden cost, hidden costs, hidden,
		final rate kab, final price kab, aakhri rate, akhri rate, aakhiri rate, aakhri daam,
		aakhiri ret, akhri ret, final ret kab, aakhiree ret`,
	eco: "eco, eco friendly, ecofriendly, environment, environment friendly, environmental, organic, safe chemicals, chemical, chemicals, kemikal, harmful, biodegradable, nature, eco frendly, skin friendly, toxic, allergy, allergic, allergies, skin, baby safe, sensitive skin, harsh, detergent safe, ecological, paryavaran, nuksan to nahi, rashes, non toxic, green cleaning",
	expert:
		"expert, special care, professional, professionals, expert care, fabric care, delicate care, handle expensive, handle costly, delicate clothes, delicate items, nazuk kapde, how do you clean, how you clean, how are they cleaned, cleaning process, kaise saaf karte, kaise saaf, kaise dhote, kaise dhoye, process, method, technique, kis tarah, kaise karte ho saaf, who cleans, trained, experience, experienced, kaun dhota, kaun karta, which process, hygiene, hygienic, separately washed, separate wash, wash separately, alag se dho, alag alag dho, alag dhote, quality check",
	privacy: `see my chat, my chat, my chats, with my phone number, with my number, my phone number, mera number, sell my number, sell my data, sell my phone, sell my details, sell my info, share my, save my, store my number, store my data, privacy, my data, personal data, data policy, cookies, cookie, private, my information, personal information, meri jankari, my details, data safe, share my number, spam, data delete, gopniyata,
		who reads, reads what, read my chat, read my chats, who sees, kaun padhta, kon padhta`,
	terms:
		"terms, condition apply, terms and conditions, terms n conditions, terms conditions, t and c, tnc, terms of service, policy, policies, rules of shop, rules, niyam, sharte, shartein, shart, conditions",
	about: `about you, about your shop, about the shop, about shop, shop name, business name, company name, dukan ka naam, shop ka naam, about us, introduce yourself, aapke baare me, apke bare me, aapke bare me, dukan ke baare, since when, when did you start, when was it started, kab se ho, kab se kaam, kab shuru, kab khuli thi, how old is your shop, years in business, kitne saal, established, history of, how many branches, branch, branches, braanch, brench, other branch, another branch, other outlet, doosri branch, dusri branch, founded, kitne purane, shakha, shakhaye, your company, kiska hai, kiski dukan, founder, who owns, franchise location, how many shops, how many outlets, kitni branch, kitni dukan, kitne log, kitne logon, kitne employee, how many people, how many staff, kitne worker, kitna staff,
		company ka naam, kampani ka naam`,
	bot: "bot, robot, chatbot, chat bot, machine ho, ai ho, are you ai, artificial, are you human, are you real, are you a person, insaan ho, insan ho, aadmi ho, kaun ho, kon ho, who are you, who made you, who created you, who built you, who r u, am i talking, am i chatting, your name, aapka naam, apka naam, tumhara naam, naam kya, who is this, kaun bol, kya tum, hindi me bolo, hindi mein bolo, hindi me baat, speak hindi, speak english, english me bolo, hindi aati, english aati, in hindi, in english, hindi me batao, hindi mein batao, english me batao, english, hindi, angrezi, which language, which languages, language, bhasha, kaunsi bhasha, garhwali, can you speak, hindi samajh, hindi me jawab, punjabi aati, in punjabi, punjabi me, speak punjabi, talk in punjabi, what can you do, tum kya kar, aap kya kar sakte, kya kya kar sakte ho tum",

	/** True if another may stand in for the visitor. */
	handover: `my brother will, my son will, my wife will, my husband will, my friend will, someone else collect, someone else can collect, someone else pick, padosi, parosi, padosi ko, guard ko, driver ko, mera driver, driver aa, driver le, watchman, security guard, chowkidar, chaukidar, wont be home, will not be home, not be home, not be at home, not at home, nobody is home, nobody home, no one is home, no one home, not home, koi ghar pe nahi, ghar pe koi nahi, ghar par koi nahi, ghar pe nahi, ghar par nahi, koi aur le,
		kaam wali ko, kaam wali ke, kaam wali se, kaam wali aayegi, meri kaam wali, kaamwali ko, kaamwali se, kamwali ko, naukar, naukrani, leave it with, leave the clothes with, leave them with, give it to my, with the guard, with my neighbour, with my neighbor, with the neighbour, someone else receive, someone else give`,
	insult:
		"majak hai, mazak hai, majak hai kya, mazak hai kya, nonsense, what nonsense, chor ho, chor hai, chor hain, choro, sab chor, chor log, thief, thieves, fraud, frauds, scam, scammer, scammers, cheater, cheaters, dhokha, dhokebaaz, dhokhebaaz, lutere, stupid, idiot, idiots, bewakoof, pagal, nikamme, ghatiya log, besharam",
	distress:
		"pareshan, pareshaan, paresan, upset, frustrated, fed up, tang aa, tang a gaya, dukhi, so worried, very worried, disappointing, gussa, angry",
	difference: "difference, diff, differ, farak, fark, antar, pharak, phark, different between",
	/** Of garments, beside "is it safe": the visitor fears for them. */
	fear: "safe, safely, surakshit, dar lag, dar lagta, dar hai, worried, scared, afraid, risky, risk, khatra, sambhal, sambhal ke, carefully, careful, dhyan se, dhyaan se",
	label: `label, labels, lebal, care label, care tag, symbol, symbols, simbal, trikon, triangle, care symbol, care sign, sign on the label, wash symbol, tag par nishan,
		tag pe, tag par, tag me, sofa tag, the tag mean, tag mean, on the tag, on my tag, washing symbol, wash symbols, dry clean symbol, crossed circle, crossed tub`,
	/** For somebody who should have come. */
	waiting:
		"intezar, intezaar, intazar, intazaar, intejar, intzaar, intizar, waiting, wait kar, wait kr, been waiting",
	weather:
		"weather, mausam, rain, rains, raining, rainy, barish, barsat, barsaat, monsoon, mansoon, mansun, sawan, dhoop, temperature, forecast",
	/** Festive greetings: the day is not asked about. */
	wishes:
		"happy diwali, happy holi, happy new year, happy dussehra, happy rakhi, happy eid, happy navratri, happy lohri, happy independence, happy republic, merry christmas, eid mubarak, diwali mubarak, holi mubarak, shubh diwali, shubh navratri, ki shubhkamnaye, shubhkamnaye, badhai ho, season greetings",
	/** The shop's people. */
	staff:
		"ladke ne, ladka aaya, ladka aya, ladka nahi, ladka aa, larka aaya, larka aya, larka nahi, larke ne, aapka ladka, apka ladka, aapke ladke, apke ladke, your guy, your boy",
	/** One bill for many orders. */
	billing:
		"bill monthly, monthly bill, monthly bills, monthly billing, monthly invoice, monthly payment, pay monthly, mahine ke aakhir, mahine ka bill, mahine ka ek bill, mahine bhar ka hisab, mahine bhar ka bill, mahine bhar ka, mahine ke bill, mahine ke bad payment, mahine me ek bar, billing cycle, on credit, credit pe, credit par, credit period",
	event: `function, event, occasion, fankshan,
		interview, intarvyu, interviu, barat, baraat, sagai, engagement, reception, meeting, farewell`,

	/** About the shop, but not in its content. */
	job: "job chahiye, job milegi, job mil sakti, job hai kya, job opening, any job, jobs, hiring, vacancy, kaam milega, kaam mil sakta, kaam mil jayega, kaam chahiye, kaam chahiye tha, naukri milegi, naukri chahiye, naukri mil sakti, jagah khali",
	unsaid: `jiesti, jeeesti, bill milega, bill doge, bill dete, bil milega, bil doge, proper bill, bill kaise, stop sending, stop messaging, unsubscribe, garam pani, thande pani, hot water, cold water,  naukri chahiye, naukri milegi, sabke sath, sabke saath, kaam chahiye, kam par rakh, which chemical, which chemicals, what chemical, what chemicals, kaun sa kemikal, kaun sa chemical, kaunsa chemical, kaunsa kemikal, kaun se chemical, kaun se kemikal, kon sa chemical, mix my clothes, mix our clothes, mix clothes, mixed with, including tax, include tax, tax included, with tax, plus tax, tax alag, tax ke sath, gst, gstin, invoice, pakka bill, gst bill, parking, wheelchair, wifi, toilet, washroom, surf, soap, which soap, detergent, solvent, perchloroethylene, insurance, minimum order, min order, minimum quantity, minimum amount, minimum weight, minimum kitne kapde, minimum kitne kilo, minimum kitne piece, kam se kam kitne kapde, kam se kam kitne kilo, kam se kam kitne piece, kam se kam kitne ka order, kam se kam kitna order, tip, cctv,
		ladies staff, lady staff, female staff, mahila staff, ladies karmchari, lady delivery, female delivery, washed together, wash together, ek sath dho, ek saath dho, ek sath dhote, ek saath dhote, sabke kapde, sab ke kapde, other peoples clothes, others clothes, by hand, hath se dhote, haath se dhote, hath se dhulai, machine se dhote, machine me dhote, give bill, give a bill, give me a bill, get a bill, bill de, ginkar, gin kar, gin ke, ginke, ginte, count my clothes, count the clothes, count them, different address, another address, other address, dusre address, dusre pate, can my dog, dogs allowed, pets allowed, pet allowed, police verified, background check, verified, cancellation charge, cancellation charges, cancellation fee, cancel charge, cancel charges, cancel fee,
		get sms, sms when, sms milega, sms aayega, sms ayega, notify me, lost my bill, lost the bill, lost my receipt, lost my slip, bill kho gaya, receipt kho gayi, slip kho gayi, parchi kho gayi, ring the bell, door bell, doorbell, tang ke, taang ke, latka ke, ek bar me kitne, ek baar me kitne, hanger, hangers, hangar, hangers me, hanger me, fold karke, fold kar ke,
		bleach be used, use bleach, bleach use, bleach karte,
		wet clothes, give wet, a wet, geele kapde, gile kapde`,

	// Talk.
	help: "help, samajh nahi, samajh nahi aaya, samjha nahi, did not understand, do not understand, not understand, confused, help me, madad, guide me, options, sahayata, assist, kuch puchna, kuch poochna, kuchh puchna, ek sawal, sawal, i have a question, i have a query, query, enquiry, inquiry, jankari chahiye, jaankari, jankari, information, details, doubt, need info, batana tha, puchna tha, poochna tha, puchna hai, poochna hai",
	nod: "ok, okay, okk, okey, oky, k, yes, yeah, yup, no, nope, haan, han, ha, hmm, hm, acha, accha, achha, theek, thik, thik hai, theek hai, ji, ji haan, sahi, sahi hai, done, cool, fine, alright, right, sure, got it, samajh gaya, samajh gayi, samajh gya, oh, great, good, nice, perfect, bilkul, chalo, badhiya, haanji, no problem, koi baat nahi, koi bat nahi, haha, hahaha, lol, nice site, nice website, good website, great website, mast website, mast, mast hai, galti se message, message chala gaya, galti se chala gaya, wrong chat, wrong window",
	greeting:
		"hi, hii, hiii, hiiii, hello, helo, hlo, hey, heyy, hy there, namaste, namaskar, namste, namastey, good morning, good evening, good afternoon, gm, ram ram, salam, salaam, sat sri akal, kaise ho, kaise hain, kaise hai aap, kaise hain aap, how are you, how r u, hallo, yo, hola, pranam, jai hind, suprabhat, kya haal, kya hal, whats up, hai there, anyone there, are you online, you there, are you there, u there, koi hai, adab, is anyone there, hello ji, radhe radhe, jai shri ram, jai mata di",
	thanks:
		"thainkyu, thainkyoo, thankyu, thanks, thaink, thaink yu, thenk yu, thank you, thank u, thanku, thankyou, thankx, dhanyavad, dhanyawad, dhanyabad, shukriya, sukriya, bye, goodbye, good bye, tata, see you, ok thanks, alvida, good night, thats all, that is all, nothing else, bas itna, bas itna hi, thanks a lot, many thanks, meharbani, cheers, take care bye, thank, will think, think about it, let me think, let me ask, let me check, let me see, soch ke bata, soch kar bata, sochta hu, sochti hu, sochta hoon, sochti hoon, sochte hain, soch lu, soch lun, get back to you, let you know, baad me batata, baad me batati, baad me bata, bas itna hi tha, kuch nahi bas, nahi bas, bas ho gaya, not interested, come by later, aapka din shubh, nothing more, no thats all, so helpful, quick reply, quick response, fast reply, very helpful, was helpful, were helpful, love you guys, love you all, love u guys",
	cancel:
		"cancel, order hata do, order hata dena, ek hata dena, order galti se, galti se order, cancelled, canceled, cancellation, reschedule, radd, postpone, change pickup time, change my pickup, wrong address, change my address, change the address, galat address, galat pata, pata badal, pata badalna, address badal, address badalna, change time, time change, pickup time change, time badal, time badalna, change address, change my order, modify order",

	// Own orders.
	order: `order, orders, ordar, parcel, parsal, bill no, invoice no, order id, order number, order no, order status, delivery boy, delivery guy, delivery wala, delivery person, pickup boy, pickup guy, pickup wala,
		my laundry, meri laundry, our laundry`,
	clothes:
		"cloth, clothes, clothing, cloths, garment, garments, laundry bag, kapda, kapde, kapdo, kapdon, kapre, kapra, kapdey, saman, samaan, kpde, kpda, dress clothes, outfit, outfits, things, stuff, items, item, product, products, cheez, chij, cheeze, cheezein, piece, pieces, kapdy, whites, white clothes, safed kapde, designer wear, ethnic wear",
	status:
		"status, stetas, sthiti, update, updates, apdet, track, tracking, where is my, where are my, whereabout, kahan tak, kaha tak, kahan pahuncha, kaha pahucha, pending, stuck, progress",
	ready:
		"ready, redi, taiyar, taiyaar, tayar, tyar, taiyyar, tyaar, finished, complete, completed, finish",
	getback:
		"received, receive, delivered, arrived, arrive, returned, mila, mile, mili, milega, milegi, milenge, milna, mil gaya, mil jayega, mil jayegi, mil jayenge, mil jaegi, mil jaenge, mil jaye, mil sakta, mil sakti, mil sakte, mil jaega, aaya, aaye, aayi, aya, aye, ayi, aae, aai, aaen, ae, pahucha, pahuncha, pohcha, pahunchega, come back, came, get back, got, get, wapas, vapas, waapas, wapis, vapis, return, lauta, laut, lautaoge, lautaye, pahuche, pahunche, aya hai, mila hai, bheja, picked, reached, reach",
	gave: "gave, given, dropped, submitted, handed, diya, diye, diyo, di thi, die the, diya tha, diye the, de diya, de diye, de chuka, bheje the, bheja tha, dropped off, de rakha, diye hue, pickup hua tha, picked up on, le gaye the, le gaya tha, le gaye",
	own_time: `yesterday, last week, last month, ago, kal diya, din pehle, pichle, pichhle, din ho gaye, dino se, days back, din hue, hafte pehle, hafta ho gaya, since yesterday, parso diya,
		kal diya the`,

	// Kinds of people and material beside the rate card.
	idiom: `paint hua, paint hui, paint ho, paint kar, paint karwaya, paint karvaya, paint karaya, paint kiya, paint ka kaam, paint chal, painting chal, painted, kaee saaree, bahut saaree, itnee saaree, dher saaree, kai sari, kai saari, kayi sari, bahut sari, bahut saari, itni sari, itni saari, dher sari, cheeze puchni, cheezein puchni, cheez puchni, baat puchni, baatein puchni, sawal puchne, sawal hai, questions, things to ask, daal do, dal do, daal dena, dal dena, daal sakte, dal sakte, daal sakta, daal sakti, daal dete, dal dete, daal du, dal du, daal dun, daal diya, dal diya, daal de, dal de, daal dijiye, dal dijiye, daal dijie, uski jagah, iski jagah, unki jagah, inki jagah, uske badle, iske badle, ki jagah, on top, pata nahi, pata hai, pata chala, pata chale, kaise pata, pata tha, 
		kiraye ka, kiraye ki, kiraye wala, kiraye wali, kiraye par liya, kiraye ke makan, kiraye ke ghar, kiraye ke flat, rented house, rented flat, rented home, rented, borrowed, let us, let it, let them,
		pata chalega, pata chalta, pata chal, pata lag, pata lagega, pata chalti`,
};

/** Words without a meaning for the reader. */
export const fillers = `jhoothan jhutan jhootha jootha jab manjil manzil krdo krdu krdena krdete krdoge chipak chipka chipki chipke lambi lamba lambe dhili dheeli dhila dheela dheele dhile maila maile maili chikankari lucknowi lakhnavi dog dogs cat cats kutta kutte biwi bivi patni pati liye bolke bolkar chal gye warna varna varnaa
train tren flight
chor
gae gaee gai yahan yahaan yaha vahan vaha andar neeche saamne jo happen happens
hee socha sochaa sochi sada saada varg jori joriyan chhoro chhorie chhoriye chhodie chhod chhodo chhodiye chodiye karau karaun karaau karani karaani minus laate laata laaoge laao laana shape l rehte rahega rahegi rahenge rehta rehti rehna rahe seat seater sit panel foot feet sqft sq ft meter square latest recent guys new here a an the is are am was were be been being do does did done doing have has had having can could will would shall should may might must i me we us you he she it its they them their this that these those there here
in on at to for of from by with into onto as so than about per please kindly sir madam maam mam bhai bhaiya bhaiyya bhaia bhayya bro bhaijaan dear didi uncle aunty aunti yaar yar dost ji jee any some all each every one ones very really
give gives giving take takes taking taken know tell say said ask asking asked show send share let like look looking find make made go going went use used using see seen think much many lot lots little bit few put keep try bring brought
people person log logon new old best better well possible ka ki ke ko kaa kee se me mein mai main mei hai he hain hei ho hoga hogi honge hota hoti hote hua hui hue tha thi the hun hoon hu ky to toh tho hi na par pe tak tk wala wali wale waale waali vala vali vale
kar karo karna karne karte karta karti karwana karwani karwane karva karvana krana karana karke kiya karu karun karenge kroge karoge karega karegi sakte sakta sakti skte chahta chahte chahti batao bata batado batana bataiye batayen bataye btaiye batayein bataen
dikhao dikha dikhaiye dikhayen bolo bol dedo dena de du dijiye dijie lo lena le loge leta lete lenge lun lu lunga lungi lagega lgega lagenge lgenge lagta lagte lagegi lag lagti lagana lagbhag padega padegi padta padti parega parta milta milte milti mil milti jayega jaega jayegi jaenge jayenge jaoge jaye jaaye jao ja jaa gaya gayi gaye gya
raha inko unko rahe rahi rha rhi rhe mujhe mujhko muje hum hame hume hamein humein humko hamko aap ap tum tu apko aapko tumko inka inki inke unka isko usko iska uska iski uski iske uske yeh ye woh wo vo is us un in inn unn koi kuch kuchh bhej bhejo bheju bhejna bhejenge zara jara thoda sabhi sab saare sare sara saari sari ab lekin magar but
regarding actually basically maybe again still yet ever up down out over under wants asap left near around between mean means available ready shape size kid kids baby children child bachche bachcho baccho bachha bache bacche baby husband husbands wife wifes mother father mom dad mummy papa mumma mami son daughter beti beta friend friends
thats regards type types tarah kind sort different same both dono donon whether proper properly hard easy big large full half small bada bade badi chhota chhoti chote choti extra color colour rang black blue red green yellow pink brown grey kala kali kaale neela neele lal laal hara peela dirty ganda gande gandi gndi heavy light soft mota mote patla patle naya naye nayi purana purane purani
during before after while until till since because though however anything something everything anyone come try work working works kaam kam keep point matter usually generally normally normal already exactly kindly sirji madamji hey want get getting abhi`;
