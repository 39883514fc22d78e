import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { eachMinute } from "../ui/each-minute.ts";
import { ADD_BUTTON } from "./add-button.tsx";
import styles from "./list.css?inline";
import { countWords } from "./list.ts";
import { ListBar } from "./list-bar.tsx";
import { ListDialog } from "./list-dialog.tsx";
import type { ListTexts } from "./list-foot.tsx";
import { $sums, $total, loadPrices, updateClock, useStore } from "./list-state.ts";
import { $list, followOtherTabs } from "./list-storage.ts";
import { RowStepper, stepRow } from "./row-stepper.tsx";
import { useSteppers } from "./use-steppers.ts";

const subscribeToNothing = () => () => {};

/** The visitor's list: steppers in the chosen rows, a bar in the dock, and a dialog that sends it. */
export function ListIsland({ texts }: { texts: ListTexts }) {
	// The build has no list; hydration must start from what the build rendered.
	const isHydrated = useSyncExternalStore(
		subscribeToNothing,
		() => true,
		() => false,
	);
	const [status, setStatus] = useState("");
	useLayoutEffect(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(styles);
		document.adoptedStyleSheets.push(sheet);
		eachMinute(updateClock);
		document.addEventListener("visibilitychange", updateClock);
		followOtherTabs();
		const addItem = ({ target }: Event) => {
			const stepper = (target as Element).closest(ADD_BUTTON)?.parentElement;
			if (stepper) stepRow(stepper, 1);
		};
		document.addEventListener("click", addItem);
		return () => document.removeEventListener("click", addItem);
	}, []);
	return (
		<>
			<div role="status" className="list-status">
				{/* Shown while the code is missing (add-button.css). */}
				<p className="missing">
					The list could not be loaded. Check your connection, then press + again.
				</p>
				<p className="visually-hidden">{status}</p>
			</div>
			{isHydrated && <VisitorsList texts={texts} onChange={setStatus} />}
		</>
	);
}

interface VisitorsListProps {
	texts: ListTexts;
	/** Gets what a screen reader is told. */
	onChange: (status: string) => void;
}

function VisitorsList({ texts, onChange }: VisitorsListProps) {
	const list = useStore($list);
	const { sum, rest } = useStore($sums);
	const total = useStore($total);
	const steppers = useSteppers();
	const [isOpen, setOpen] = useState(false);
	const [isOffering, setOffering] = useState(true);
	const { items, last } = list;
	const isOffered = items.length === 0 && last.length > 0;
	const count = countWords(isOffered ? last : items);

	useEffect(() => {
		if (list.items.length > 0 || list.last.length > 0) loadPrices();
	}, [list]);

	const status = items.length > 0 ? `${count} ${total}`.trim() : "";
	const known = useRef("");
	useEffect(() => {
		// An open dialog shows the change itself.
		if (known.current !== status && !isOpen) onChange(status || "Your list is empty");
		known.current = status;
	}, [status, isOpen, onChange]);

	function open() {
		loadPrices();
		setOpen(true);
	}

	return (
		<>
			{items.flatMap((item) =>
				steppers.get(item.id)?.map((stepper, place) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the rows of an item keep their order
					<RowStepper key={`${item.id} ${place}`} stepper={stepper} item={item} />
				)),
			)}
			{(items.length > 0 || (isOffered && isOffering)) && (
				<ListBar
					total={isOffered ? "Same as last time?" : sum || count}
					details={[(sum || isOffered) && count, ...rest].filter(Boolean).join(" · ")}
					onOpen={open}
				/>
			)}
			{(items.length > 0 || isOffered || isOpen) && (
				<ListDialog
					isOpen={isOpen}
					texts={texts}
					onClear={() => setOffering(false)}
					onClose={() => setOpen(false)}
				/>
			)}
		</>
	);
}
