/**
 * Stands behind the reviews of a page, as review-lanes.astro writes it: with nothing to import. Puts each
 * card under the one above it, whose column it keeps: card i stands in column i mod n, so that the order
 * of reading stays row by row. An observer is told of sizes before each frame is painted: nothing jumps.
 */
for (const list of document.querySelectorAll<HTMLElement>(".review-lanes")) {
	const cards = Array.from(list.children) as HTMLElement[];
	const observer = new ResizeObserver(() => {
		// Cards that stand in a fourth column would keep it in a window that has room for two.
		delete list.dataset.laid;
		const { gridTemplateColumns, columnGap } = getComputedStyle(list);
		const rows = gridTemplateColumns.split(" ").map(() => 1);
		if (rows.length === 1) return;
		// All are read before the first is written, so that the page is laid out once.
		const heights = cards.map(({ offsetHeight }) => offsetHeight);
		cards.forEach((card, place) => {
			const lane = place % rows.length;
			const row = rows[lane] as number;
			const tall = Math.ceil((heights[place] as number) + Number.parseFloat(columnGap));
			card.style.setProperty("--lane", String(lane + 1));
			card.style.setProperty("--row", String(row));
			card.style.setProperty("--tall", String(tall));
			rows[lane] = row + tall;
		});
		list.dataset.laid = "";
	});
	for (const card of cards) observer.observe(card);
}
