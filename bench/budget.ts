import { type WeightBudget, weightBudgetOf } from "../e2e/testing/weight-budget.ts";
import type { Category } from "./lighthouse.ts";

/** What a page may cost: kilobytes (e2e/testing/weight-budget.ts), and milliseconds on simulated slow 4G. */
export interface Budget extends WeightBudget {
	/** First and largest contentful paint. */
	fcp: number;
	lcp: number;
	tbt: number;
	cls: number;
	speedIndex: number;
}

/** What was measured on an address. */
export interface PageFigures extends Budget {
	path: string;
	images: number;
	scores: Partial<Record<Category, number>>;
}

/** The goals for the first visit to an address on a phone (ANCHORS.md says what peers reach). */
export function budgetOf(path: string): Budget {
	return { ...weightBudgetOf(path), fcp: 850, lcp: 850, tbt: 10, cls: 0, speedIndex: 900 };
}

/** Milliseconds for a tap, a key or a way to another page, with the processor slowed to a quarter. */
export const reactions = {
	interaction: 100,
	prerendered: 100,
	navigation: 300,
	longTask: 50,
} as const;

/** The middle of an odd number of figures. */
export function median(figures: readonly number[]): number {
	return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
}
