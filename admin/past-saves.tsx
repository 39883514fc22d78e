import { useContext, useEffect, useState } from "react";
import { useStore } from "./draft-store.ts";
import type { PastSave } from "./host.ts";
import { isEqual } from "./json.ts";
import { LanguageContext, useWords } from "./language.ts";
import { mergeChanges } from "./merge-changes.ts";
import { changesInWords } from "./save-draft.ts";
import { isShopPath, parseTexts } from "./shop-files.ts";
import { look, Note } from "./ui.tsx";

/** The last ten saves. One that is taken back becomes a draft, to be looked at and saved; later changes of other things stay. */
export function PastSaves() {
	const say = useWords();
	const store = useStore();
	const language = useContext(LanguageContext);
	const [saves, setSaves] = useState<PastSave[]>();
	const [takenBack, setTakenBack] = useState<string[]>([]);
	const [failed, setFailed] = useState("");
	useEffect(() => {
		store.host.pastSaves().then(setSaves, (error: Error) => setFailed(error.message));
	}, [store]);
	const takeBack = async (id: string) => {
		const { before, after } = await store.host.readSave(id);
		const paths = Object.keys({ ...before, ...after }).filter(isShopPath);
		const changed = paths.filter((path) => before[path] !== after[path]);
		const [was, became] = [parseTexts(before), parseTexts(after)];
		const values = store.values;
		const wanted: Record<string, unknown> = { ...values };
		for (const path of changed) {
			const { value } = mergeChanges(became[path], was[path], values[path]);
			if (!isEqual(value, values[path])) store.set(`${path}#`, value ?? null);
			if (value === undefined) delete wanted[path];
			else wanted[path] = value;
		}
		setTakenBack(changesInWords(values, wanted));
	};
	const when = (date: string) =>
		new Date(date).toLocaleString(`${language}-IN`, { dateStyle: "medium", timeStyle: "short" });
	return (
		<>
			<Note>{say("savesAdvice")}</Note>
			<div role="status">
				{failed && <p className={look.wrong}>{say("hostSays", failed)}</p>}
				{takenBack.length > 0 && (
					<div className={look.card}>
						<p className="font-semibold">{say("takenBack")}</p>
						<ul className="list-disc pl-5">
							{takenBack.map((sentence) => (
								<li key={sentence}>{sentence}</li>
							))}
						</ul>
					</div>
				)}
				{saves?.length === 0 && <p>{say("noSaves")}</p>}
			</div>
			<ol className="grid gap-2">
				{saves?.map(({ id, headline, date }) => (
					<li key={id} className={`${look.card} grid gap-2`}>
						<p>
							<span className="font-semibold">{headline}</span>
							<time dateTime={date} className="block text-sm">
								{when(date)}
							</time>
						</p>
						<button
							type="button"
							className={look.plain}
							aria-label={`${say("takeBack")}: ${headline}`}
							onClick={() => takeBack(id).catch((error: Error) => setFailed(error.message))}
						>
							{say("takeBack")}
						</button>
					</li>
				))}
			</ol>
		</>
	);
}
