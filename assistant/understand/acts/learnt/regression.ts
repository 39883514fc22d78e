/** Softmax regression over features that a text has or has not. */

/** Of each feature those weights that count: the place of a class and its weight in tenths, one after the other. */
export interface Weights {
	classes: readonly string[];
	features: Readonly<Record<string, readonly number[]>>;
}

export interface Example {
	features: readonly string[];
	class: string;
}

/** `decay` keeps weights small, `shrink` makes those nothing that matter little: the file holds only the others. */
const settings = { rounds: 16, rate: 0.5, decay: 1e-4, shrink: 2e-3, fewest: 2 };
const unit = 0.1;

/** Numbers from 0 to below 1 that are the same in each run. */
function randomNumbers() {
	let state = 1;
	return () => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return state / 2_147_483_648;
	};
}

/** Of each class its share, from the sums of its weights. */
function shares(sums: Float64Array): Float64Array {
	const most = Math.max(...sums);
	const powers = sums.map((sum) => Math.exp(sum - most));
	const all = powers.reduce((total, power) => total + power, 0);
	return powers.map((power) => power / all);
}

/** Learns by stochastic gradient descent, with a step for each weight (AdaGrad). */
export function learn(examples: readonly Example[]): Weights {
	const classes = [...new Set(examples.map((example) => example.class))].sort();
	const counts = new Map<string, number>();
	for (const { features } of examples)
		for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
	const names = [...counts].filter(([, count]) => count >= settings.fewest).map(([name]) => name);
	const places = new Map(names.map((name, place) => [name, place * classes.length]));
	const weights = new Float64Array(names.length * classes.length);
	const squares = new Float64Array(weights.length).fill(1e-6);
	const random = randomNumbers();
	const rows = examples.map((example) => ({
		at: example.features.flatMap((feature) => places.get(feature) ?? []),
		class: classes.indexOf(example.class),
	}));
	for (let round = 0; round < settings.rounds; round++) {
		for (let last = rows.length - 1; last > 0; last--) {
			const other = Math.floor(random() * (last + 1));
			[rows[last], rows[other]] = [rows[other] as Row, rows[last] as Row];
		}
		for (const row of rows) step(row);
	}
	return { classes, features: Object.fromEntries(names.flatMap(kept)) };

	type Row = (typeof rows)[number];

	function step(row: Row) {
		const scale = 1 / Math.sqrt(row.at.length);
		const sums = new Float64Array(classes.length);
		for (const at of row.at)
			for (let one = 0; one < sums.length; one++)
				sums[one] = (sums[one] as number) + (weights[at + one] as number) * scale;
		const error = shares(sums);
		error[row.class] = (error[row.class] as number) - 1;
		for (const at of row.at)
			for (let one = 0; one < error.length; one++) {
				const place = at + one;
				const weight = weights[place] as number;
				const slope = (error[one] as number) * scale + settings.decay * weight;
				const square = (squares[place] as number) + slope * slope;
				squares[place] = square;
				const rate = settings.rate / Math.sqrt(square);
				const moved = weight - rate * slope;
				weights[place] = Math.sign(moved) * Math.max(0, Math.abs(moved) - rate * settings.shrink);
			}
	}

	function kept(name: string): [string, number[]][] {
		const at = places.get(name) ?? 0;
		const own = classes.flatMap((_, one) => {
			const weight = Math.round((weights[at + one] as number) / unit);
			return weight === 0 ? [] : [one, weight];
		});
		return own.length > 0 ? [[name, own]] : [];
	}
}

/** The classes of a text with their probabilities, the likeliest first. */
export function classify(
	features: readonly string[],
	{ classes, features: weights }: Weights,
): { class: string; probability: number }[] {
	const sums = new Float64Array(classes.length);
	const known = features.filter((feature) => Object.hasOwn(weights, feature));
	for (const feature of known) {
		const own = weights[feature] ?? [];
		for (let at = 0; at < own.length; at += 2)
			sums[own[at] as number] = (sums[own[at] as number] as number) + (own[at + 1] as number);
	}
	const parts = shares(sums.map((sum) => (sum * unit) / Math.sqrt(known.length)));
	return classes
		.map((name, place) => ({ class: name, probability: parts[place] ?? 0 }))
		.sort((one, other) => other.probability - one.probability);
}
