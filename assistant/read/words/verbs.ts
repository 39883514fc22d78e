/** Stems of Hindi verbs → concept ("" for one without a meaning here), folded as `foldWord` does. */
const stems: Readonly<Record<string, string>> = {
	dho: "wash",
	dhul: "wash",
	khul: "open",
	khol: "open",
	mil: "getback",
	pahunc: "getback",
	pahuc: "getback",
	poc: "getback",
	poh: "getback",
	laut: "getback",
	ut: "pickup",
	uth: "pickup",
	hat: "remove",
	mit: "remove",
	nikl: "remove",
	nikal: "remove",
	cut: "remove",
	chut: "remove",
	phat: "damage",
	fat: "damage",
	bigad: "damage",
	bigd: "damage",
	sikud: "damage",
	sikur: "damage",
	kar: "",
	karv: "",
	de: "",
	le: "",
	bata: "",
	bat: "",
	puc: "",
	puch: "",
	dik: "",
	dikh: "",
	cal: "accept",
	chal: "accept",
	ban: "",
	rak: "keep",
	rakh: "keep",
	ja: "",
	ho: "",
	pad: "",
	lag: "",
	cod: "getback",
	chod: "getback",
	chhod: "getback",
	bol: "",
	cah: "want",
	chah: "want",
	man: "",
	len: "",
	den: "",
	dal: "",
	pahan: "",
	dek: "",
	dekh: "",
	samj: "",
	samaj: "",
	lagv: "",
	bhej: "book",
	bej: "book",
	badal: "",
	bad: "",
	karav: "",
	lik: "",
	likh: "",
	sun: "",
	khar: "",
	cuk: "",
	chuk: "",
};

const endings = new Set(
	`na ne ni ta te ti kar ke ya ye yi yi e i a o u un ega egi enge oge ogi unga ungi aya aye ayi ao aiye iye iyega va vana vani vane vao vaya vaye vayi vaiye vate vata
	ana ane ani ata ate ati aoge aenge ayenge aega aegi ayega aunga vaoge vayenge vaunga vaunga aen ayen en ein vayen vaen vaeye aeye eye gi ga ge nge yega yegi yenge jiye jie ja jaye jaega jayega
	na2 iyo yiye iega aiyega ayiye vake aake ake`.split(/\s+/),
);

/** The concept of a form of a Hindi verb; undefined for another word. */
export function verbConcept(folded: string): string | undefined {
	for (let cut = folded.length - 1; cut >= 2; cut--) {
		const concept = stems[folded.slice(0, cut)];
		if (concept !== undefined && endings.has(folded.slice(cut))) return concept;
	}
	return undefined;
}
