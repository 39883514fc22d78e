/**
 * Pages cross-fade (styles/app.css). Before it does, the browser draws the page that is left once more: on a
 * slow phone that alone takes a tenth of a second, and there the next page comes at once instead.
 */
const { hardwareConcurrency, deviceMemory = 8 } = navigator as Navigator & {
	/** Gigabytes; Chromium alone tells. https://www.w3.org/TR/device-memory/ */
	deviceMemory?: number;
};

if (hardwareConcurrency < 8 || deviceMemory < 8) {
	addEventListener("pageswap", ({ viewTransition }) => viewTransition?.skipTransition());
}
