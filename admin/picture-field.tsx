/** A picture of a form: seen, replaced by a photo, chosen from those that are there, with its middle. */
import { type MouseEvent, useEffect, useState } from "react";
import { useDraft, useStore } from "./draft-store.ts";
import { useWords } from "./language.ts";
import { bytesOf, pictureName } from "./save-draft.ts";
import { shopFolder } from "./shop-files.ts";
import { freePictureName, smallerPicture } from "./take-picture.ts";
import { type FieldProps, Problem, useLabel } from "./text-field.tsx";
import { look } from "./ui.tsx";

/** @returns the address of a picture's file, once it is read */
function usePicture(path: string | undefined): string | undefined {
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
		read.then(
			(blob) => {
				if (isGone) return;
				const isDrawing = path.endsWith(".svg");
				made = URL.createObjectURL(isDrawing ? new Blob([blob], { type: "image/svg+xml" }) : blob);
				setAddress(made);
			},
			() => setAddress(undefined),
		);
		return () => {
			isGone = true;
			if (made) URL.revokeObjectURL(made);
		};
	}, [path, drafted, store]);
	return address;
}

export function Thumbnail({
	path,
	className = "",
}: {
	path: string | undefined;
	className?: string;
}) {
	const address = usePicture(path);
	return (
		<div className={`overflow-hidden rounded-small bg-mint ${className}`}>
			{address && <img src={address} alt="" className="block w-full" />}
		</div>
	);
}

/** A button for the phone's camera and its photos. */
export function PhotoButton({
	label,
	onPhoto,
}: {
	label: string;
	onPhoto(name: string, base64: string, ending: string): void;
}) {
	const say = useWords();
	const [state, setState] = useState<"preparing" | "photoFailed">();
	const take = async (file: File | undefined) => {
		if (!file) return;
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
			<label
				className={`${look.plain} has-focus-visible:outline-3 has-focus-visible:outline-green`}
			>
				{label}
				<input
					type="file"
					// Named so widely, an iPhone hands its HEIC over as JPEG.
					accept="image/*"
					className="sr-only"
					onChange={({ target }) => {
						void take(target.files?.[0]);
						target.value = "";
					}}
				/>
			</label>
			<p role="status" className={state === "photoFailed" ? look.wrong : look.hint}>
				{state && say(state)}
			</p>
		</div>
	);
}

export function PictureField({ schema, place, value, hasFocus }: FieldProps) {
	const say = useWords();
	const store = useStore();
	const { name, hint } = useLabel(schema, place);
	const pictures = useDraft(() => store.draft) && store.pictures;
	const path = pictures.find((one) => pictureName(one) === value);
	return (
		<fieldset id={place} tabIndex={-1} className={`${look.card} grid gap-3`}>
			<legend className="px-1 font-bold text-forest">{name}</legend>
			{hint && <p className={look.hint}>{hint}</p>}
			{path && hasFocus ? (
				<MiddleOfPicture path={path} place={place.replace(/[^/]*$/, "focus")} />
			) : (
				<Thumbnail path={path} className="max-w-72" />
			)}
			<Problem place={place} />
			<PhotoButton
				label={say("newPhoto")}
				onPhoto={(file, base64, ending) => {
					const free = freePictureName(file, pictures.map(pictureName));
					store.setPicture(`${shopFolder}/images/${free}.${ending}`, base64);
					store.set(place, free);
				}}
			/>
			<label className="block">
				{say("chooseOther")}
				<select
					className={look.field}
					value={String(value ?? "")}
					onChange={({ target }) => store.set(place, target.value)}
				>
					{!path && <option>{String(value ?? "")}</option>}
					{pictures.map((one) => (
						<option key={one}>{pictureName(one)}</option>
					))}
				</select>
			</label>
		</fieldset>
	);
}

/** A tap on the picture says what stays in view where it is cropped. */
function MiddleOfPicture({ path, place }: { path: string; place: string }) {
	const say = useWords();
	const store = useStore();
	const focus = useDraft(() => store.valueAt(place));
	const [left, top] = /^(\d+)% (\d+)%$/.exec(String(focus))?.slice(1) ?? ["50", "50"];
	const tap = ({ clientX, clientY, currentTarget }: MouseEvent) => {
		const box = currentTarget.getBoundingClientRect();
		const percent = (at: number, from: number, size: number) =>
			`${Math.round((100 * (at - from)) / size)}%`;
		const [x, y] = [percent(clientX, box.left, box.width), percent(clientY, box.top, box.height)];
		// A key press has no place: it leaves the middle as it is.
		if (clientX > 0) store.set(place, `${x} ${y}`);
	};
	return (
		<div>
			<button type="button" className="relative block max-w-72 cursor-crosshair" onClick={tap}>
				<span className="sr-only">{say("tapMiddle")}</span>
				<Thumbnail path={path} className="min-h-24 w-full" />
				<span
					aria-hidden="true"
					className="absolute size-6 -translate-1/2 rounded-pill border-4 border-white bg-green"
					style={{ left: `${left}%`, top: `${top}%` }}
				/>
			</button>
			<p className={look.hint}>{say("tapMiddle")}</p>
			<Problem place={place} />
		</div>
	);
}
