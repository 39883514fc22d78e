import { describe, expect, test } from "vitest";
import { emptyList, sentAt, withItem, withoutItem } from "./list.ts";
import { createListStore } from "./list-store.ts";

const shirt = { id: "mens-shirt", name: "Shirt", quantity: 1 };
const kurta = { id: "mens-kurta", name: "Kurta", quantity: 2 };
const HOUR = 3_600_000;

/** Storage that two tabs share. */
function shelf() {
	let kept: string | null = null;
	return {
		get: () => kept,
		set: (text: string) => {
			kept = text;
		},
		remove: () => {
			kept = null;
		},
	};
}

const ids = ({ $list }: ReturnType<typeof createListStore>) =>
	$list.get().items.map(({ id }) => id);

test("the next page has what this one kept", () => {
	const storage = shelf();
	createListStore(storage).change((list) => withItem(list, shirt));
	expect(createListStore(storage).$list.get().items).toMatchObject([shirt]);
});

test("storage that was full for a while keeps the list again", () => {
	const storage = shelf();
	let isFull = true;
	const set = (text: string) => {
		if (isFull) throw new DOMException("", "QuotaExceededError");
		storage.set(text);
	};
	const store = createListStore({ ...storage, set });
	expect(store.$isKept.get()).toBe(true);
	store.change((list) => withItem(list, shirt));
	expect(store.$isKept.get()).toBe(false);
	isFull = false;
	store.change((list) => withItem(list, kurta));
	expect(store.$isKept.get()).toBe(true);
	expect(ids(createListStore(storage))).toEqual(["mens-shirt", "mens-kurta"]);
});

test("an emptied list leaves nothing behind", () => {
	const storage = shelf();
	const store = createListStore(storage);
	store.change((list) => withItem(list, shirt));
	store.change(() => emptyList);
	expect(storage.get()).toBeNull();
});

test("two tabs add to one list, even before they have heard of each other", () => {
	const storage = shelf();
	const [one, other] = [createListStore(storage), createListStore(storage)];
	one.change((list) => withItem(list, shirt));
	other.change((list) => withItem(list, kurta));
	expect(ids(other)).toEqual(["mens-shirt", "mens-kurta"]);
	one.reread();
	expect(ids(one)).toEqual(["mens-shirt", "mens-kurta"]);
	one.change((list) => withoutItem(list, "mens-shirt"));
	other.reread();
	expect(ids(other)).toEqual(["mens-kurta"]);
});

test("those who look on are told once a change, and not when nothing changed", () => {
	const store = createListStore(shelf());
	let told = 0;
	store.$list.listen(() => told++);
	store.change((list) => withItem(list, shirt));
	store.reread();
	expect(told).toBe(1);
});

describe("where the list cannot be kept it lasts as long as the page", () => {
	const fails = () => {
		throw new DOMException("", "QuotaExceededError");
	};

	test.each([
		["storage is forbidden", { get: fails, set: fails, remove: fails }],
		["storage is full", { ...shelf(), set: fails }],
	])("%s", (_, storage) => {
		const store = createListStore(storage);
		store.change((list) => withItem(list, shirt));
		store.change((list) => withItem(list, kurta));
		store.reread();
		expect(ids(store)).toEqual(["mens-shirt", "mens-kurta"]);
		expect(store.$isKept.get()).toBe(false);
		store.change(() => emptyList);
		expect(ids(store)).toEqual([]);
	});
});

describe("a list that was sent", () => {
	let time = 0;
	const storage = shelf();
	const visit = () => createListStore(storage, () => time);

	test("stays for the same visit, and is offered in the next", () => {
		time = HOUR;
		visit().change((list) => sentAt(withItem(list, shirt), time));
		time += 2 * HOUR;
		expect(ids(visit())).toEqual(["mens-shirt"]);
		time += 2 * HOUR;
		const next = visit().$list.get();
		expect(next.items).toEqual([]);
		expect(next.last).toMatchObject([shirt]);
	});

	test("that was changed since is a list again", () => {
		time = HOUR;
		visit().change((list) => sentAt(withItem(list, shirt), time));
		visit().change((list) => withItem(list, kurta));
		time += 20 * HOUR;
		expect(ids(visit())).toEqual(["mens-shirt", "mens-kurta"]);
	});
});
