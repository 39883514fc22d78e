/** Words that occur around what is taken back, by their function. Whether they take anything back is learnt (`retractions/`). */
export const retractionSigns: Readonly<Record<string, string>> = {
	not: "no not nahi nahin na mat nope nah dont doesnt isnt never neither nor",
	without:
		"without vithout bina except excluding besides barring alava alawa bajay bajaay siva siwa sivay apart minus",
	drop: "drop strike remove leave skip forget cancel kainsal delete scratch ignore hata hatao hatado hatana hatake nikal nikalo nikalna chhodo chodo chhod chod choro chhoro chor chhor chhodkar chodkar chhorkar chorkar chhorakar chhodakar chhodke chhodie rehne rahne rehna rahna rhne jane kat kaat kato kaato mitao",
	correct:
		"sorry sori wait hang oops ulta mana actually galti galat wrong mistake matlab matalab mean meant ruko rukiye arre are maf maaf correction rather balki instead hold hmm umm thought socha bola bole boli kaha likha likhi typo change badlo badal badle jagah swap",
	only: "only just sirf bas keval khali",
	now: "now ab abhi but lekin par magar",
	and: "and aur",
};
