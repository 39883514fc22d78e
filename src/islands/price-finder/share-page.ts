/** Either may be missing. */
type Browser = Partial<Pick<Navigator, "share" | "clipboard">>;

/**
 * Opens the share sheet, or copies the address where there is none.
 * @returns `shared` also when the visitor cancels or the sheet is already open; `failed` when copying fails too
 * @see https://w3c.github.io/web-share/#share-method
 */
export async function sharePage(
	page: Required<Pick<ShareData, "title" | "text" | "url">>,
	browser: Browser = navigator,
): Promise<"shared" | "copied" | "failed"> {
	try {
		if (browser.share) {
			await browser.share(page);
			return "shared";
		}
	} catch (error) {
		if (error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name))
			return "shared";
	}
	try {
		if (!browser.clipboard) return "failed";
		await browser.clipboard.writeText(page.url);
		return "copied";
	} catch {
		return "failed";
	}
}
