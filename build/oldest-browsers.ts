import packageJson from "../package.json" with { type: "json" };

/** The oldest browsers in which everything works, as bundlers write them: "ios_saf >= 16.4" is "ios16.4". */
export const oldestBrowsers: string[] = packageJson.browserslist.map((browser) =>
	browser.replace("_saf", "").replace(" >= ", ""),
);
