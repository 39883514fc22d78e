const shapes = {
	minus: "M5 12h14",
	list: "M9 2h6a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zM16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2M12 11h4M12 16h4M8 11h.01M8 16h.01",
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
