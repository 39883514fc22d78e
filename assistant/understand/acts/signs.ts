/** Acts that a concept names, whatever else stands beside it: the examples say which of them is meant. */
import type { Act } from "../../frame.ts";
import type { Sentence } from "./sentence.ts";

const signs: readonly [Act, ...string[]][] = [
	["reviews", "review"],
	["eco", "eco"],
	["why", "trust"],
	["person", "person"],
	["assistant", "bot"],
	["discount", "discount", "bulk"],
	["estimate", "estimate"],
	["included", "included"],
	["pay", "pay", "paymode", "payname", "payapp", "advance"],
	["areas", "area", "elsewhere"],
	["express", "express"],
	["turnaround", "howlong", "byday"],
	["hours", "hours", "open", "close"],
	["book", "book"],
	["dropOff", "dropoff"],
	["pickup", "pickup", "deliver"],
	["pickupTime", "come", "pickup"],
	["handover", "handover"],
	["unclaimed", "unclaimed", "keep"],
	["pockets", "pockets"],
	["address", "address", "where"],
	["whatsapp", "whatsapp"],
	["phone", "phone", "nowhatsapp"],
	["email", "email"],
	["social", "social"],
	["website", "website"],
	["contact", "contact"],
	["privacy", "privacy"],
	["terms", "terms"],
	["expert", "expert", "quality"],
	["aboutShop", "about"],
	["beyond", "beyond", "weather", "hostile"],
	["unsure", "unsaid", "label", "billing"],
];

export const actsNamed = (sentence: Sentence): Act[] =>
	signs.flatMap(([act, ...concepts]) => (sentence.has(...concepts) ? [act] : []));
