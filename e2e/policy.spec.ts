/** The security policy as the browser enforces it. Every journey fails on a report (journey.ts). */
import { expect } from "@playwright/test";
import { routes } from "../src/site-map.ts";
import { test } from "./testing/journey.ts";

test("the policy is in force: no inline script, no text as markup, no stranger", async ({
	page,
	expectProblem,
}) => {
	expectProblem(/CSP report|Content[- ]Security[- ]Policy|Trusted/);
	await page.goto(routes.home);
	const reports = await page.evaluate(async () => {
		const directives: string[] = [];
		addEventListener("securitypolicyviolation", (event) => {
			directives.push(event.effectiveDirective);
		});
		const attempt = (act: () => unknown) => {
			try {
				act();
			} catch {
				// Trusted types throw, the other directives only report.
			}
		};
		attempt(() => {
			document.body.innerHTML += "<p>added</p>";
		});
		attempt(() => document.body.setAttribute("onclick", "alert(1)"));
		attempt(() => document.createElement("script").append("alert(1)"));
		attempt(() => {
			document.createElement("script").src = "https://evil.example/x.js";
		});
		attempt(() =>
			document.body.append(Object.assign(new Image(), { src: "http://evil.example/" })),
		);
		await fetch("https://evil.example/").catch(() => {});
		// Violations are reported in a later task.
		for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
		return directives;
	});
	expect(new Set(reports)).toEqual(
		new Set(["require-trusted-types-for", "img-src", "connect-src"]),
	);
	expect(await page.getByText("added").count()).toBe(0);
});
