/** Pictures: seen, replaced by a photo, chosen from those that are there, with what stays in view and what they show. */
import { type MouseEvent, useEffect, useState } from "react";
import { describedPictures } from "./check-shop.ts";
import { useDraft, useStore, useValue } from "./draft-store.ts";
import { type FieldProps, InLanguages, useLabel } from "./input.tsx";
import { partsOf } from "./json.ts";
import { useWords } from "./language.ts";
import { Problems } from "./problems.tsx";
import { bytesOf, pictureName } from "./save-draft.ts";
import { schemaAt, shopFolder } from "./shop-files.ts";
import { freePictureName, smallerPicture } from "./take-picture.ts";
import { FileButton, look } from "./ui.tsx";

export function PictureField({ schema, place, hasFocus }: FieldProps) {
	const say = useWords();
	const store = useStore();
	const { name, hint } = useLabel(schema, place);
	const value = String(useValue(place) ?? "");
	const pictures = useDraft(({ draft }) => draft.pictures) && store.pictures;
	const path = pictures.find((one) => pictureName(one) === value);
	return (
		<fieldset id={place} tabIndex={-1} className={look.card}>
			<legend className="px-1 font-bold text-forest">{name}</legend>
			{hint && <p className={look.hint}>{hint}</p>}
			{path && hasFocus ? (
				<MiddleOfPicture path={path} place={place.replace(/[^/]*$/, "focus")} />
			) : (
				<Thumbnail path={path} />
			)}
			<Problems place={place} />
			<PhotoButton
				label={say("newPhoto")}
				onPhoto={(file, base64, ending) => {
					const free = freePictureName(file, pictures.map(pictureName));
					store.setPicture(`${shopFolder}/images/${free}.${ending}`, base64);
					store.set(place, free);
				}}
			/>
			<label>
				{say("chooseOther")}
				<select
					className={look.field}
					value={value}
					onChange={({ target }) => store.set(place, target.value)}
				>
					{!path && <option>{value}</option>}
					{pictures.map((one) => (
						<option key={one}>{pictureName(one)}</option>
					))}
				</select>
			</label>
		</fieldset>
	);
}

/** All pictures: another photo in the place of one, with the words that describe it. */
export function Pictures() {
	const say = useWords();
	const store = useStore();
	const drafted = useDraft(({ draft }) => draft.pictures);
	const photos = store.pictures.filter((path) => !path.endsWith(".svg"));
	return (
		<ul className="grid gap-3 sm:grid-cols-2">
			{photos.map((path) => (
				<li key={path} className={look.card}>
					<h3 className="font-semibold">{pictureName(path).replaceAll("-", " ")}</h3>
					<Thumbnail path={path} />
					<PhotoButton
						label={say("replacePhoto")}
						onPhoto={(_, base64, ending) => {
							const wanted = path.replace(/[^.]+$/, ending);
							if (wanted !== path) store.setPicture(path, "");
							store.setPicture(wanted, base64);
						}}
					/>
					{path in drafted && <Descriptions name={pictureName(path)} />}
				</li>
			))}
		</ul>
	);
}

function Descriptions({ name }: { name: string }) {
	const say = useWords();
	const values = useDraft((store) => store.values);
	const own = describedPictures(values).filter((picture) => picture.name === name);
	const places = [...new Set(own.map(({ words }) => words))];
	if (places.length === 0) return <p className={look.hint}>{say("usedNowhere")}</p>;
	return (
		<>
			<p className="font-semibold text-forest">{say("describeAgain")}</p>
			{places.map((place) => (
				<InLanguages key={place} schema={schemaAt(partsOf(place))} place={place} isRequired />
			))}
		</>
	);
}

function Thumbnail({ path }: { path: string | undefined }) {
	const store = useStore();
	const [address, setAddress] = useState<string>();
	const drafted = useDraft(({ draft }) => (path ? draft.pictures[path] : undefined));
	useEffect(() => {
		if (!path) return undefined;
		let made: string | undefined;
		let isGone = false;
		const read = drafted
			? Promise.resolve(new Blob([bytesOf(drafted)]))
			: store.host.picture(store.base, path);
		const show = (blob: Blob) => {
			if (isGone) return;
			const type = path.endsWith(".svg") ? "image/svg+xml" : blob.type;
			made = URL.createObjectURL(new Blob([blob], { type }));
			setAddress(made);
		};
		read.then(show, () => setAddress(undefined));
		return () => {
			isGone = true;
			if (made) URL.revokeObjectURL(made);
		};
	}, [path, drafted, store]);
	return (
		<div className="min-h-24 max-w-72 overflow-hidden rounded-small bg-mint">
			{address && <img src={address} alt="" className="block w-full" />}
		</div>
	);
}

interface PhotoButtonProps {
	label: string;
	onPhoto(name: string, base64: string, ending: string): void;
}

/** A button for the phone's camera and its photos. */
function PhotoButton({ label, onPhoto }: PhotoButtonProps) {
	const say = useWords();
	const [state, setState] = useState<"preparing" | "photoFailed">();
	const take = async (file: File) => {
		setState("preparing");
		try {
			const { base64, ending } = await smallerPicture(file);
			onPhoto(file.name, base64, ending);
			setState(undefined);
		} catch {
			setState("photoFailed");
		}
	};
	return (
		<div>
			{/* Named so widely, an iPhone hands its HEIC over as JPEG. */}
			<FileButton accept="image/*" onFile={take}>
				{label}
			</FileButton>
			<p role="status" className={state === "photoFailed" ? look.wrong : look.hint}>
				{state && say(state)}
			</p>
		</div>
	);
}

/** A tap on the picture says what stays in view where it is cropped. */
function MiddleOfPicture({ path, place }: { path: string; place: string }) {
	const say = useWords();
	const store = useStore();
	const [left = "50%", top = "50%"] = String(useValue(place) ?? "50% 50%").split(" ");
	const tap = ({ clientX, clientY, currentTarget }: MouseEvent) => {
		const box = currentTarget.getBoundingClientRect();
		const x = Math.round((100 * (clientX - box.left)) / box.width);
		const y = Math.round((100 * (clientY - box.top)) / box.height);
		// A key press has no place: it leaves the middle as it is.
		if (clientX > 0) store.set(place, `${x}% ${y}%`);
	};
	return (
		<div>
			<button type="button" className="relative block max-w-72 cursor-crosshair" onClick={tap}>
				<span className="sr-only">{say("tapMiddle")}</span>
				<Thumbnail path={path} />
				<span
					aria-hidden="true"
					className="absolute size-6 -translate-1/2 rounded-pill border-4 border-white bg-green"
					style={{ left, top }}
				/>
			</button>
			<p className={look.hint}>{say("tapMiddle")}</p>
			<Problems place={place} />
		</div>
	);
}
