import { addressIn } from "../../languages/languages.ts";
import { siteLanguages } from "../../shop/read-content.ts";
import { routes } from "../../src/site-map.ts";

/** The home page that unknown addresses show. Opening it logs its status of 404. */
export const unknownPath = "/no/such/page";

const kinds = [...Object.values(routes), "/laundry-near-me", "/shirt-laundry-service"];

/** In each further language, the pages whose words are most unlike the first one's in length and height. */
const others = siteLanguages
	.slice(1)
	.flatMap((language) =>
		["/", routes.pricing, "/shirt-laundry-service"].map((path) => addressIn(language, path)),
	);

/** The pages that are looked at whole: one of each kind. */
export const checkedPages: readonly string[] = [...kinds, ...others];
