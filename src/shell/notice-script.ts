/**
 * Behind the notices, before anything is painted: shows the first that holds on the shop's day. Inline, so it imports
 * and exports nothing.
 */
function showNotice(): void {
	// Asia/Kolkata is five and a half hours ahead of UTC all year.
	const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
	let isFound = false;
	for (const notice of document.querySelectorAll<HTMLElement>("[data-notice-from]")) {
		const { noticeFrom = "", noticeUntil = "" } = notice.dataset;
		notice.hidden = isFound || today < noticeFrom || noticeUntil < today;
		isFound ||= !notice.hidden;
	}
}
showNotice();
addEventListener("visibilitychange", showNotice);
