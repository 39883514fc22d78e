/** Pictures: seen, replaced by a photo, chosen from those that are there, with what stays in view and what they show. */
import { type MouseEvent, useEffect, useState } from "react";
import { plainPictureName } from "../shop/pictures.ts";
import { describedPictures } from "./check-shop.ts";
import { useDraft, useStore, useValue } from "./draft-store.ts";
import { schemaAt } from "./form-schema.ts";
import { type FieldProps, InLanguages, Problems, useLabel } from "./input.tsx";
import { useWords } from "./language.ts";
import { bytesOf, pictureName } from "./save-draft.ts";
import { shopFolder } from "./shop-files.ts";
import { freeName } from "./tidied.ts";
import { FileButton, look } from "./ui.tsx";

export function PictureField({ schema, place, hasFocus }: FieldProps) {
	const say = useWords();
	const store = useStore();
	const { name, hint } = useLabel(schema, place);
	const value = String(useValue(place) ?? "");
	const pictures = useDraft((one) => one.pictures) && store.pictureFiles;
	const path = pictures.find((one) => pictureName(one) === value);
	const focusPlace = place.replace(/[^/]*$/, "focus");
	const [left = "", top = ""] = String(useValue(focusPlace) ?? "50% 50%").split(" ");
	const setFocus = ({ clientX, clientY, currentTarget }: MouseEvent) => {
		const box = currentTarget.getBoundingClientRect();
		const x = Math.round((100 * (clientX - box.left)) / box.width);
		const y = Math.round((100 * (clientY - box.top)) / box.height);
		// A key press has no place: it leaves the middle as it is.
		if (clientX > 0) store.set(focusPlace, `${x}% ${y}%`);
	};
	return (
		<fieldset id={place} tabIndex={-1} className={look.card}>
			<legend className={look.title}>{name}</legend>
			{hint && <p className={look.hint}>{hint}</p>}
			{path && hasFocus ? (
				<>
					<button
						type="button"
						aria-label={say("tapMiddle")}
						className="relative max-w-72 cursor-crosshair"
						onClick={setFocus}
					>
						<Thumbnail path={path} />
						<span
							className="absolute size-6 -translate-1/2 rounded-pill border-4 border-white bg-green"
							style={{ left, top }}
						/>
					</button>
					<p className={look.hint}>{say("tapMiddle")}</p>
					<Problems place={focusPlace} />
				</>
			) : (
				path && <Thumbnail path={path} />
			)}
			<Problems place={place} />
			<PhotoButton
				label={say("newPhoto")}
				onPhoto={(file, base64, ending) => {
					const plain = plainPictureName(file.replace(/\.[^.]*$/, "")) || "picture";
					const free = freeName(plain, new Set(pictures.map(pictureName)));
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
	const drafted = useDraft((one) => one.pictures);
	const photos = store.pictureFiles.filter((path) => !path.endsWith(".svg"));
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
	return (
		<>
			<p className={look.title}>{say(places.length > 0 ? "describeAgain" : "usedNowhere")}</p>
			{places.map((place) => (
				<InLanguages key={place} schema={schemaAt(place)} place={place} isRequired />
			))}
		</>
	);
}

function Thumbnail({ path }: { path: string }) {
	const store = useStore();
	const [address, setAddress] = useState("");
	const drafted = useDraft(({ pictures }) => pictures[path]);
	useEffect(() => {
		const read = drafted
			? Promise.resolve(new Blob([bytesOf(drafted)]))
			: store.host.picture(store.base, path);
		let made = "";
		const show = (blob: Blob) => {
			const type = path.endsWith(".svg") ? "image/svg+xml" : blob.type;
			made = URL.createObjectURL(new Blob([blob], { type }));
			setAddress(made);
		};
		read.then(show, () => setAddress(""));
		return () => URL.revokeObjectURL(made);
	}, [path, drafted, store]);
	return (
		<span className="block min-h-24 max-w-72 overflow-hidden rounded-small bg-mint">
			{address && <img src={address} alt="" className="block w-full" />}
		</span>
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

/** The longest side in pixels: twice what the widest place shows. */
const longest = 2400;

/**
 * A photo as it comes from a phone: turned upright, made smaller, without the place where it was taken.
 *
 * @throws DOMException for a file that the browser cannot open, as most cannot an iPhone's HEIC
 */
async function smallerPicture(file: Blob): Promise<{ base64: string; ending: string }> {
	const image = new Image();
	image.src = URL.createObjectURL(file);
	await image.decode().finally(() => URL.revokeObjectURL(image.src));
	const scale = Math.min(1, longest / Math.max(image.width, image.height));
	const canvas = document.createElement("canvas");
	canvas.width = Math.round(image.width * scale);
	canvas.height = Math.round(image.height * scale);
	canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
	// Safari writes no WebP, and gives PNG instead.
	const webp = canvas.toDataURL("image/webp", 0.85);
	const isWebp = webp.startsWith("data:image/webp");
	const address = isWebp ? webp : canvas.toDataURL("image/jpeg", 0.85);
	return { base64: address.replace(/^.*,/, ""), ending: isWebp ? "webp" : "jpg" };
}
