/** Skips the cross-fade between pages (styles/app.css) on slow devices, where it takes a tenth of a second. */
const { hardwareConcurrency, deviceMemory = 8 } = navigator as Navigator & {
	/** Gigabytes; Chromium only. https://www.w3.org/TR/device-memory/ */
	deviceMemory?: number;
};

if (hardwareConcurrency < 8 || deviceMemory < 8) {
	addEventListener("pageswap", ({ viewTransition }) => {
		// A skipped transition is never ready, which is no error.
		viewTransition?.ready.catch(() => {});
		viewTransition?.skipTransition();
	});
}
