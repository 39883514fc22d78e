/** Behind the map's frame: while there is no connection it is hidden, or the browser's error page would stand in it. */
const frame = document.querySelector<HTMLElement>(".map iframe");
if (frame && !navigator.onLine) {
	frame.hidden = true;
	addEventListener("online", () => {
		frame.hidden = false;
	});
}
