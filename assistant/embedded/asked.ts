import type { ShopData } from "../contract.ts";
import type { Found } from "./price-index.ts";
import type { Reading } from "./read-question.ts";
import type { ShopKnowledge } from "./shop-knowledge.ts";

export interface Asked extends Reading {
	found: Found;
	data: ShopData;
	shop: ShopKnowledge;
	now: Date;
	/** Which five of a list, from 0. */
	page: number;
}
