/** Abbreviations → words. */
export const shortForms: ReadonlyMap<string, string> = new Map(
	`peice piece, peices pieces, lng long, bck back, wil will, r are, u you, ur your, y why, n and, nd and, 2day today, 2moro tomorrow, 2morrow tomorrow, hw how, mch much, mny many,
		wat what, wht what, whats what is, wats what is, whr where, whn when, wen when, abt about, frm from, fr for, pls please,
		plz please, plzz please, thr there, tmrw tomorrow, tmr tomorrow, tmrow tomorrow, tomoro tomorrow, tomorow tomorrow, hr hour, hrs hours, tym time, tm time, kr kar, krna karna,
		krni karni, krne karne, kro karo, krdo kardo, krte karte, krta karta, krwana karwana, skte sakte, skta sakta, skti sakti, h hai, hy hai, kl kal, tk tak, nhi nahi, nahin nahi, nahee nahi, nahii nahi, ni nahi, nai nahi, kb kab,
		kha kahan, kitny kitne, ktna kitna, ktne kitne, kitn kitna, btao batao, bta bata, mje mujhe, muje mujhe, msg message, num number, nmbr number, nmbr number,
		dlvry delivery, dlvr deliver, srvc service, prc price, clng cleaning, cln clean, wsh wash, addr address, adrs address, loc location,
		dc dry clean, rd road, bw bhav, k ke, bcz because, coz because, cuz because, cud could, wud would, shud should, cn can, cant can not,
		dont do not, doesnt does not, didnt did not, isnt is not, wont will not, arent are not, wasnt was not, havent have not, hasnt has not,
		couldnt could not, wouldnt would not, yr year, yrs years, min minute, mins minutes, wk week, wks weeks, ppl people, thx thanks,
		tnx thanks, thnx thanks, tnks thanks, thnks thanks, ty thanks, tysm thanks, gud good, gd good, mrng morning, evng evening, govt government,
		qty quantity, amt amount, approx approximately, approximate approximately, avl available, avail available, del delivery, pp pickup,
		wa whatsapp, wp whatsapp, lng long, bck back, ph phone, mob mobile, sm same, bt but, wid with, wth with, aftr after, bfr before, gv give, gt get, nd and, jst just,
		hv have, hve have, smthng something, evry every, evryday everyday, wrk work, wrking working, opn open, clsd closed, clse close,
		sb sab, sbka sabka, sbki sabki, sbke sabke, kpde kapde, kpda kapda, kpdo kapdo, nye naye, nya naya, nyi nayi, alg alag, jruri jaruri, zruri jaruri,
		sun sunday, mon monday, tue tuesday, tues tuesday, wed wednesday, thu thursday, thur thursday, thurs thursday, fri friday, sat saturday`
		.split(/,\s*/)
		.map((entry) => {
			const [short = "", ...words] = entry.trim().split(" ");
			return [short, words.join(" ")];
		}),
);
