import { expect, test } from "vitest";
import { EnvError, readEnv } from "./env.ts";

test.each([
	[{}, { port: 3000, host: "localhost" }],
	[{ PORT: "8080" }, { port: 8080, host: "localhost" }],
	[
		{ PORT: "0", HOST: "0.0.0.0" },
		{ port: 0, host: "0.0.0.0" },
	],
	[
		{ PORT: "65535", HOST: "::1" },
		{ port: 65535, host: "::1" },
	],
	[{ HOST: "shop.example" }, { port: 3000, host: "shop.example" }],
])("%o gives %o", (variables, env) => {
	expect(readEnv(variables)).toEqual(env);
});

const portRule = "it must be a whole number from 1 to 65535, or 0 for any free port.";

test.each([
	[{ PORT: "abc" }, `PORT is "abc", but ${portRule}`],
	[{ PORT: "65536" }, `PORT is "65536", but ${portRule}`],
	[{ PORT: "-1" }, `PORT is "-1", but ${portRule}`],
	[{ PORT: "80.5" }, `PORT is "80.5", but ${portRule}`],
	[{ PORT: "" }, `PORT is "", but ${portRule}`],
	[{ HOST: "a b" }, 'HOST is "a b", but it must be a host name or an IP address.'],
	[{ HOST: "" }, 'HOST is "", but it must be a host name or an IP address.'],
	[
		{ HOST: "http://localhost" },
		'HOST is "http://localhost", but it must be a host name or an IP address.',
	],
])("%o is refused", (variables, message) => {
	expect(() => readEnv(variables)).toThrow(new EnvError(message));
});
