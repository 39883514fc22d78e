/** Parts that all forms share: looks, buttons, a dialog. */
import { type ComponentProps, type ReactNode, useId } from "react";
import { useWords } from "./language.ts";

/** Large enough for a thumb. */
const press =
	"inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-pill px-4 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-green disabled:cursor-default disabled:opacity-60";

export const look = {
	main: `${press} bg-forest text-white`,
	plain: `${press} border border-sage bg-paper text-forest`,
	small: `${press} px-3 text-sm text-green-deep underline`,
	field:
		"block w-full min-h-11 rounded-small border border-sage bg-paper px-3 py-2 text-ink aria-invalid:border-2 aria-invalid:border-alert",
	card: "grid gap-3 rounded-inner border border-sand bg-paper p-4",
	switch: "flex min-h-11 cursor-pointer items-center gap-3 font-semibold",
	title: "font-bold text-forest",
	heading: "text-lg font-bold text-forest",
	hint: "text-sm text-ink",
	wrong: "mt-1 text-sm font-semibold text-alert",
};

interface ButtonProps extends ComponentProps<"button"> {
	kind?: "main" | "plain" | "small";
}

export function Button({ kind = "plain", ...others }: ButtonProps) {
	return <button type="button" className={look[kind]} {...others} />;
}

interface DialogProps {
	title: string;
	children: ReactNode;
	onClose(): void;
}

/** Open as long as it is there. */
export function Dialog({ title, children, onClose }: DialogProps) {
	const say = useWords();
	const id = useId();
	return (
		<dialog
			ref={(dialog) => {
				if (dialog && !dialog.open) dialog.showModal();
			}}
			aria-labelledby={id}
			onClose={onClose}
			className="m-auto max-h-[85dvh] w-[min(100%-2rem,32rem)] overflow-auto rounded-inner border border-sand bg-paper p-5 text-ink backdrop:bg-forest/60"
		>
			<h2 id={id} className={look.heading}>
				{title}
			</h2>
			<div className="mt-3 grid gap-3">{children}</div>
			<form method="dialog">
				<button type="submit" className={`${look.small} mt-3`}>
					{say("goOn")}
				</button>
			</form>
		</dialog>
	);
}

interface FileButtonProps {
	accept: string;
	onFile(file: File): void;
	children: string;
}

/** Takes a file from the computer or the phone. */
export function FileButton({ accept, onFile, children }: FileButtonProps) {
	return (
		<label className={look.plain}>
			{children}
			<input
				type="file"
				accept={accept}
				className="sr-only"
				onChange={({ target }) => {
					const [file] = target.files ?? [];
					if (file) onFile(file);
					target.value = "";
				}}
			/>
		</label>
	);
}

/** Changes in the words of commits. */
export function Sentences({ of }: { of: readonly string[] }) {
	return (
		<ul className="list-disc pl-5">
			{of.map((sentence) => (
				<li key={sentence}>{sentence}</li>
			))}
		</ul>
	);
}
