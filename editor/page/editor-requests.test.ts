import { beforeAll, expect, test, vi } from "vitest";
import { GitHost } from "../git-host.ts";
import { fakeBackend } from "../testing/fake-host.ts";
import { editorRequests } from "./editor-requests.ts";

beforeAll(() => void vi.stubGlobal("location", new URL("https://shop.example/admin")));

const graphql = "https://host.example/api/graphql";
const headQuery = "query { … history(first: 1) { nodes { oid message } } }";

function prepared() {
	let newest = "a1";
	const native = vi.fn(async () =>
		Response.json({ data: { history: { nodes: [{ oid: newest, message: "x" }] } } }),
	);
	const host = new GitHost(fakeBackend, native);
	const options = {
		...{ backend: fakeBackend, host, native },
		isFormOpen: vi.fn(() => false),
		onHead: vi.fn(),
		onRefused: vi.fn(),
		save: vi.fn(async () => ({ isSaved: true }) as const),
	};
	const ask = (query: string, variables = {}) =>
		editorRequests(options)(graphql, {
			...{ method: "POST", headers: { Authorization: "token key" } },
			body: JSON.stringify({ query, variables }),
		});
	return { native, host, options, ask, move: (to: string) => (newest = to) };
}

const commit = {
	query: 'mutation { createCommitOnBranch { commit { oid file_0: file(path: "a") { oid } } } }',
	variables: {
		input: { fileChanges: { additions: [{ path: "a", contents: "" }], deletions: [] } },
	},
};

test("what the editor commits never leaves the page as it is", async () => {
	const { ask, native, options, host } = prepared();
	const answer = await (await ask(commit.query, commit.variables)).json();
	expect(native).not.toHaveBeenCalled();
	expect(options.save).toHaveBeenCalledWith([{ path: "a", contents: "" }], []);
	expect(answer.data.createCommitOnBranch.commit).toHaveProperty("file_0");
	expect(host.authorization).toBe("token key");
});

test("a save that was refused is an error to the editor", async () => {
	const { ask, options } = prepared();
	options.save.mockResolvedValue({ isSaved: false, message: "Not saved" } as never);
	const answer = await (await ask(commit.query, commit.variables)).json();
	expect(answer.errors).toMatchObject([{ message: "Not saved" }]);
	expect(options.onRefused).toHaveBeenCalled();
});

test("the editor is told of others' commits once its form is closed", async () => {
	const { options, native, move } = prepared();
	const fetchNow = editorRequests(options);
	const head = async () => {
		const init = { method: "POST", body: JSON.stringify({ query: headQuery }) };
		return (await (await fetchNow(graphql, init)).json()).data.history.nodes[0].oid;
	};
	expect(await head()).toBe("a1");
	options.isFormOpen.mockReturnValue(true);
	move("b2");
	expect(await head()).toBe("a1");
	options.isFormOpen.mockReturnValue(false);
	expect(await head()).toBe("b2");
	expect(native).toHaveBeenCalledTimes(3);
});

test("no other host is asked", async () => {
	const { options, native } = prepared();
	const { status } = await editorRequests(options)("https://cdn.example/package.json");
	expect([status, native.mock.calls.length]).toEqual([404, 0]);
});
