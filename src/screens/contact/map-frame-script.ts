/** Behind the map's frame: hidden while the map cannot load, or the browser's error page would stand in it. */
const frame = document.querySelector<HTMLIFrameElement>(".map iframe");
if (frame) {
	frame.hidden = !navigator.onLine;
	// A page that is blocked, by a filter or on the way, loads like any other: only a request tells.
	frame.addEventListener("load", () => {
		fetch(frame.src, { method: "HEAD", mode: "no-cors" }).catch(() => {
			frame.hidden = true;
		});
	});
	addEventListener("online", () => {
		if (!frame.hidden) return;
		frame.hidden = false;
		frame.setAttribute("src", frame.src);
	});
}
