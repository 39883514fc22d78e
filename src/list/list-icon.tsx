const shapes = {
	minus: "M5 12h14",
	next: "m9 18 6-6-6-6",
	copy: "M10 8h9a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2M4 16V5a2 2 0 0 1 2-2h10",
};

/** Drawn here, because the page's sprite holds only what the build renders. */
export function ListIcon({ name }: { name: keyof typeof shapes }) {
	return (
		<svg className="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
			<path d={shapes[name]} />
		</svg>
	);
}
