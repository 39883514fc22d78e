/** Abbreviations → words. */
export const shortForms: ReadonlyMap<string, string> = new Map(
	`r are, u you, ur your, y why, n and, nd and, 2day today, hw how, mch much, mny many, wat what,
		whr where, wen when, abt about, frm from, fr for, pls please, plz please, plzz please, thr there,
		tmrw tomorrow, tmr tomorrow, hr hour, hrs hours, tym time, tm time, kr kar, krna karna,
		krni karni, krne karne, kro karo, krdo kardo, skte sakte, h hai, hy hai, nhi nahi, kb kab,
		kha kahan, kitny kitne, btao batao, mje mujhe, msg message, num number, nmbr number,
		dlvry delivery, srvc service, prc price, clng cleaning, cln clean, wsh wash, addr address,
		dc dryclean, rd road`
		.split(/,\s*/)
		.map((pair) => pair.split(" ") as [string, string]),
);

/** Words without a meaning for the engine. */
export const fillers = `a an the is are am was were be been being do does did done doing have has had having can could will would shall
should may might must i me my mine we us our you u ur your yours he she it its they them their this that these those there here
what wat wht which who whom whose when how hw why in on at to too for fr of from frm by with without into onto as if so than then
about per please pls plz plzz kindly sir madam maam mam bhai bhaiya bhaiyya bro dear ji jee ok okay okk yes yeah yup haan han nope not
any some all each every one two three four five six seven eight nine ten just only also very really want wanted wanna need needed
needs get gets got getting give gives given giving take takes taking taken know tell say said ask asking asked show send share let
like look looking find make made help go going went use used using see seen think long much many lot lots little bit few
clean cleaning cleaned cleaner cleaners clening saaf safai cloth clothes clothing garment garments kapda kapde kapdo kapre kapdey item items
thing things stuff piece pieces pcs pc sqft sq ft foot feet panel seat meter shop store dukan dukaan dukkan
people person day days week weeks month year years time times new old good nice best better well sure possible
ka ki ke ko kaa kee se me mein mai main mei h hai he hain hy hei ho hoga hogi honge hota hoti hua hui tha thi kya kia ky kyaa kab kaun kon
kaise kese kesa kaisa kyu kyun kaunsa konsa to toh bhi hi na nahi nhi nai mat par pe tak wala wali wale waale kar karo kro karna krna karne karte krte karta
karti karwana krwana karwani karwane karva karvana krana karana karke kiya kr kru karu karun karenge kroge karoge kar sakte
sakta sakti sakte chahiye chaiye chahie chahta chahte chahti batao btao bata bta batado batana bataiye batayen btaiye dikhao dikha bolo bol
do dedo dena de du dijiye lo lena le loge leta lete lenge lagega lgega lagenge lgenge lagta lagte lagegi lag milega milegi milenge mil jayega jaega
jayegi jaenge jaoge jaye jao ja gaya gayi gaye gya hoti raha rahe rahi rha rhi mera meri mere mujhe mujhko muje hum hame hume humko humara hamara
hamari aap ap apka aapka aapki apki aapke apke apko aapko tum tumhara tera tumhari apna apni apne yeh ye woh wo vo is us isko usko iska uska ek
do teen char paanch bhej bhejo bheju bhejna dijie zara jara thoda bas sirf sab sabhi koi kuch kuchh phir fir ab agar lekin par magar
wapas vapas ready regarding actually basically maybe today tomorrow kal parso yesterday again still yet ever up down out over under
bata dunga hun hoon hu sakta lu lun laun wants asap right left near nearby around between mean means per available free fine provide seater shape formal casual school pm am size morning kids kid baby children child bachche baccho bachcho husband husbands wife wifes mother father mom dad son daughter uncle aunty friend thats
interested regards info information details detail query question doubt through during before after while until till since
because but though however anything something everything nothing anyone someone keep put bring come try work working works
total bed january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec tarikh tareekh
confirm proper properly hard easy big large full half extra hello whether both same different kind type types sort
colour color black blue red green yellow pink brown grey dirty ganda gande gandi heavy light soft`;

/** Words that the speller must not change. */
export const ordinaryWords = `const cost code name names support data return returns server size language response developer connection page pages content
style promise react message custom check checks change changes changed changing context middle chat process start current deno case matching font
format instance instead stream table task tasks connect mode date paths core coming last least later letter letters search removal point
visit present contain contains contained area flat found write special part parts against media expect back bench guide local dark line lines icon drop
apply stop step steps common control another plain plan plans setting passing load specify stats reply maximum minimum clone close compile
skip rather delay scope score advanced history direct direction walk speed less shell training prevent post agree readable cause correct certain wait
rule rules short receive stack split side site turn previous strip move small model reset print chain scan meaning final duplicate answer self
profile manager timer waiting role reserved primary therefore telephone theme rust compose clause stale minimal reverse addition exactly pick marker
market yourself construct sharp online team switch swap inner fork constant watching legal blank account wide throwing rely phase bold remain older
lose loose lazy deleted apple slow race human variant live lives credit view snippet backward pair merging float expires casing letter places hide happy
explore wish topic progress life inspect controlled closest blocking binding father brother sister simple sample silver winter summer number
better bitter butter matter mother water waste west rest best test guest list lost least house hours mouse court count county course coast roast toast
boat beat seat heat meat road read real rail train plane plant paint panic pencil prince princess prize rice race rate late plate state shake shape share
shark shore shower shoulder shoot shout shut shirk skill skull spoke spoon sport spring square stand stare storm story straight strange street strong
student study stuff sugar sweat sweet table tablet tailor talk tall tape taste teach teacher team tease temple thick thief think throw tiger tight tired
title tomato tongue tooth touch tough tower trade trail travel treat tree trick truck trust truth twice uncle under union unit upset usual valley value
village visit voice vote wagon wake wall want war warm watch wave weak wealth weapon wear week weigh weight wheel while whisper whole wild will win wind
window wing winner wise woman wonder wood wool word world worry worse worst worth wound wrap wrist wrong yard young youth pardon sky bird fish horse cat`;

/** Topics that the data do not answer. */
export const beyondWords = `weather, mausam, rain today, temperature, cricket, match, ipl, football, score, joke, poem, song, story, movie, film, news,
	election, prime minister, president, minister, politics, capital of, population, recipe, cook, biryani, python, javascript code, java,
	program, programming, essay, homework, maths, algorithm, bitcoin, crypto, stock, share market, loan, insurance, astrology, horoscope,
	girlfriend, boyfriend, love you, marry me, sexy, sex, religion, god, bank account,
	job, jobs, hiring, vacancy, naukri, salary, career, internship, owner, malik, founder, ceo, staff name, employee, employees, how many people work,
	franchise, partnership, investor, revenue, profit, turnover, gst, gstin, invoice, pan number, tax, license, licence, registration, msme,
	parking, wheelchair, wifi, toilet, washroom, detergent, surf, brand, soap, solvent, perchloroethylene, machine, machines, sell, selling, buy, bechte,
	kharidna, best hotel, hotel booking, restaurant, train, bus, flight, taxi, ticket, doctor, medicine, school admission, translate, meaning of,
	history of, when was, established, since when, how old are you, branches, branch, other branch, minimum order, min order, minimum quantity, minimum kitna,
	competitor, laundry business, start a laundry, neighbour, age, birthday, capital, how do machines, water temperature, cctv`;

/** Attempts to steer the assistant. */
export const hostileWords = `ignore, ignore all, disregard, forget your, forget all, forget everything, forget previous, override, bypass, jailbreak, dan mode, you are now, you r now,
	u are now, act as, pretend, roleplay, role play, simulate, developer mode, debug mode, admin mode, admin, sudo, root, system prompt, prompt, system message,
	system, your instructions, instructions, instruction, your rules, previous rules, new rule, new rules, repeat after me, say exactly, reply only, reply with, respond with, answer only,
	say that, say yes, promise me, guarantee me, confirm that, confirm ki, agree that, i am the owner, i own, api key, apikey, password, secret, secret key, token, tokens, credentials,
	database, drop table, insert into, script, alert, iframe, onerror, javascript, eval, exec, base64, hack, exploit, language model, openai,
	chatgpt, gpt, llm, llama, groq, gemini, claude, training data, stupid, idiot, fuck, fucking, shit, bastard, chutiya, madarchod, bhenchod, gandu, saala, kutta, bewakoof,
	pagal, scam, fraud, chor, sue you, legal action, environment variable, new price, updated price, from now on, manager told, told me that, manager said, owner said, owner told, manager ne, you said, you promised,
	tumne bola, aapne bola, pichli baar`;

export const otherShops = `uclean, tumbledry, tumble dry, urban company, urbanclap, pressto, dhobilite, fabrico, laundrywala, washmart, pickmylaundry, dhobi, dhobi ghat,
	other shop, other shops, other laundry, another shop, another laundry, dusri dukan, dusre dukan, doosri dukan, dusri dukaan, other dry cleaner, competitors, next door, market rate, bahar, amazon, flipkart,
	my friend got, friend got, somewhere else, elsewhere, compare, comparison, cheaper than, sasta hai unka, local dhobi, local laundry, wassup laundry, quick clean, quickclean, andes, snow white, snowwhite, bandbox`;
