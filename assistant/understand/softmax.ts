/** The probability of each of several scores: their powers of e, divided by the sum of all. */
export function softmax(scores: Float64Array): Float64Array {
	const greatest = Math.max(...scores);
	const powers = scores.map((score) => Math.exp(score - greatest));
	const all = powers.reduce((total, power) => total + power, 0);
	return powers.map((power) => power / all);
}
