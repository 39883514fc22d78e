import { useEffect, useState } from "react";
import { describeChanges } from "./describe-changes.ts";
import { useDraft, useStore } from "./draft-store.ts";
import type { PastSave } from "./host.ts";
import { useLanguage, useWords } from "./language.ts";
import { mergeChanges } from "./merge-changes.ts";
import { parseTexts, type Values } from "./shop-files.ts";
import { Button, look, Sentences } from "./ui.tsx";

/** The last ten saves. One that is taken back becomes a draft, to be looked at and saved; later changes of other things stay. */
export function PastSaves() {
	const say = useWords();
	const store = useStore();
	const language = useLanguage();
	const [saves, setSaves] = useState<PastSave[]>();
	const [takenBack, setTakenBack] = useState<string[]>([]);
	const [failed, setFailed] = useState("");
	const fail = (error: Error) => setFailed(error.message);
	const base = useDraft((one) => one.base);
	useEffect(() => {
		if (base) store.host.pastSaves().then(setSaves, (error: Error) => setFailed(error.message));
	}, [store, base]);
	const takeBack = async (id: string) => {
		const [before, after] = await Promise.all([store.host.read(`${id}^`), store.host.read(id)]);
		const { values } = store;
		const wanted = mergeChanges(parseTexts(after.texts), parseTexts(before.texts), values);
		store.change({ values: wanted as Values });
		setTakenBack(describeChanges(values, store.values));
	};
	const when = (date: string) =>
		new Date(date).toLocaleString(`${language}-IN`, { dateStyle: "medium", timeStyle: "short" });
	return (
		<>
			<p className={look.hint}>{say("savesAdvice")}</p>
			<div role="status">
				{failed && <p className={look.wrong}>{say("hostSays", failed)}</p>}
				{takenBack.length > 0 && (
					<div className={look.card}>
						<p className="font-semibold">{say("takenBack")}</p>
						<Sentences of={takenBack} />
					</div>
				)}
				{saves?.length === 0 && <p>{say("noSaves")}</p>}
			</div>
			<ol className="grid gap-2">
				{saves?.map(({ id, headline, date }) => (
					<li key={id} className={look.card}>
						<p>
							<span className="font-semibold">{headline}</span>
							<time dateTime={date} className="block text-sm">
								{when(date)}
							</time>
						</p>
						<Button
							aria-label={`${say("takeBack")}: ${headline}`}
							onClick={() => takeBack(id).catch(fail)}
						>
							{say("takeBack")}
						</Button>
					</li>
				))}
			</ol>
		</>
	);
}
