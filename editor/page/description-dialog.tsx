/** Asks whether the words of a picture still fit, when another picture has taken its file. */
import { useState } from "react";
import type { Description, ReplacedPicture } from "../picture-descriptions.ts";
import { fieldLabels } from "../problem-words.ts";
import { askInDialog } from "./owner-dialog.tsx";
import { languageNumber, words } from "./owner-language.ts";

type Answer = readonly Description[] | "stop";

export function askForDescriptions(replaced: readonly ReplacedPicture[]): Promise<Answer> {
	return askInDialog<Answer>({
		title: words.describeAgain,
		dismissed: "stop",
		children: (answer) => <Descriptions replaced={replaced} answer={answer} />,
	});
}

interface DescriptionsProps {
	replaced: readonly ReplacedPicture[];
	answer(value: Answer): void;
}

function Descriptions({ replaced, answer }: DescriptionsProps) {
	const [written, setWritten] = useState(() => replaced.flatMap((one) => one.descriptions));
	const change = (place: number, changed: Partial<Description>) =>
		setWritten(written.map((one, at) => (at === place ? { ...one, ...changed } : one)));
	return (
		<>
			<p className="quiet">{words.describeAgainAdvice}</p>
			{replaced.map(({ picture, descriptions }) => (
				<div className="described" key={picture.path}>
					<img src={addressOf(picture)} alt="" />
					{descriptions.map((known) => {
						const place = written.findIndex(
							({ form, path }) => form === known.form && path === known.path,
						);
						const { form, path, text, hindi } = written[place] ?? known;
						const label = fieldLabels(known, languageNumber).join(" → ");
						return (
							<div key={`${form.name} ${path}`}>
								<Field
									{...{ label, text, language: "en" }}
									change={(value) => change(place, { text: value })}
								/>
								{hindi !== undefined && (
									<Field
										{...{ label: `${label} · हिन्दी`, text: hindi, language: "hi" }}
										change={(value) => change(place, { hindi: value })}
									/>
								)}
							</div>
						);
					})}
				</div>
			))}
			<div className="buttons">
				<button type="button" className="second" onClick={() => answer("stop")}>
					{words.goOn}
				</button>
				<button type="button" className="first" onClick={() => answer(written)}>
					{words.saveThis}
				</button>
			</div>
		</>
	);
}

interface FieldProps {
	label: string;
	text: string;
	language: string;
	change(text: string): void;
}

function Field({ label, text, language, change }: FieldProps) {
	return (
		<label>
			{label}
			<textarea
				rows={2}
				lang={language}
				value={text}
				onChange={({ target }) => change(target.value)}
			/>
		</label>
	);
}

function addressOf({ path, contents }: ReplacedPicture["picture"]): string {
	const ending = path.replace(/^.*\./, "").replace("jpg", "jpeg");
	return `data:image/${ending};base64,${contents}`;
}
