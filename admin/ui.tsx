import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useWords } from "./language.ts";

/** Large enough for a thumb. */
const press =
	"inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-pill px-4 font-semibold disabled:cursor-default disabled:opacity-60";

export const look = {
	main: `${press} bg-forest text-white`,
	plain: `${press} border border-sage bg-paper text-forest`,
	small: `${press} px-3 text-sm text-green-deep underline`,
	field:
		"block w-full min-h-11 rounded-small border border-sage bg-paper px-3 py-2 text-ink aria-invalid:border-2 aria-invalid:border-alert",
	card: "rounded-inner border border-sand bg-paper p-4",
	hint: "text-sm text-ink",
	wrong: "mt-1 text-sm font-semibold text-alert",
};

export function Note({ children }: { children: ReactNode }) {
	return <p className={look.hint}>{children}</p>;
}

/** Open as long as it is there. */
export function Dialog({
	title,
	children,
	onClose,
}: {
	title: string;
	children: ReactNode;
	onClose(): void;
}) {
	const dialog: RefObject<HTMLDialogElement | null> = useRef(null);
	useEffect(() => {
		if (!dialog.current?.open) dialog.current?.showModal();
	}, []);
	const say = useWords();
	return (
		<dialog
			ref={dialog}
			aria-labelledby="dialog-title"
			onClose={onClose}
			className="m-auto max-h-[85dvh] w-[min(100%-2rem,32rem)] overflow-auto rounded-inner border border-sand bg-paper p-5 text-ink backdrop:bg-forest/60"
		>
			<h2 id="dialog-title" className="text-lg font-bold text-forest">
				{title}
			</h2>
			<div className="mt-3 grid gap-3">{children}</div>
			<button
				type="button"
				className={`${look.small} mt-3`}
				onClick={() => dialog.current?.close()}
			>
				{say("goOn")}
			</button>
		</dialog>
	);
}
