import { expect, test } from "vitest";
import { businessSchema } from "./schema/business.ts";
import { shownAccounts } from "./social-accounts.ts";

const facebook = "https://www.facebook.com/shop";
const instagram = "https://www.instagram.com/shop";
const twitter = "https://x.com/shop";
const linkedin = "https://www.linkedin.com/company/shop";

test.each([
	[{ facebook, instagram, twitter, linkedin }, ["Facebook", "Instagram"]],
	[{ twitter, linkedin }, ["X", "LinkedIn"]],
	[{ linkedin }, ["LinkedIn"]],
	[{}, []],
])("of %j those shown are %j", (accounts, shown) => {
	expect(businessSchema.shape.socialMedia.parse(accounts)).toEqual(accounts);
	expect(shownAccounts(accounts).map(({ name }) => name)).toEqual(shown);
});
