/** Whether a review came with this site: the account in its name is all zeros. */
export function isSampleReview({ name }: { name: string }): boolean {
	return /^accounts\/0+\//.test(name);
}
