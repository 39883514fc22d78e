const shapes = {
	minus: "M5 12h14",
	next: "m9 18 6-6-6-6",
	picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4",
};

/** Drawn here, because the page's sprite holds only what the build renders. */
export function ListIcon({ name }: { name: keyof typeof shapes }) {
	return (
		<svg className="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
			<path d={shapes[name]} />
		</svg>
	);
}
