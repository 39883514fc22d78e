import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Picture, type PictureData } from "./picture.tsx";

const picture: PictureData = {
	sources: [
		{ type: "image/avif", srcSet: "/a.avif 480w, /b.avif 720w" },
		{ type: "image/webp", srcSet: "/a.webp 480w, /b.webp 720w" },
	],
	src: "/b.webp",
	width: 1600,
	height: 900,
	sizes: "50vw",
	isCutout: false,
};
const render = (props: { alt?: string; focus?: string; loads?: "first" | "early" }) =>
	renderToStaticMarkup(<Picture picture={picture} alt="" {...props} />);
const tags = (html: string, name: string) =>
	[...html.matchAll(new RegExp(`<${name} [^>]*>`, "g"))].map(([tag]) => tag);

test("the sources keep their order, so that the browser takes the first it can show", () => {
	const types = tags(render({}), "source").map((tag) => /type="([^"]+)"/.exec(tag)?.[1]);
	expect(types).toEqual(["image/avif", "image/webp"]);
});

test("the fallback has its size, so that nothing shifts, and its words", () => {
	const [image] = tags(render({ alt: "A saree" }), "img");
	expect(image).toContain('src="/b.webp"');
	expect(image).toContain('width="1600" height="900"');
	expect(image).toContain('alt="A saree"');
});

test("a picture whose words stand beside it has an empty alt, not none", () => {
	expect(tags(render({}), "img")[0]).toContain('alt=""');
});

describe("loading", () => {
	test("in the first view: at once, and before others", () => {
		const [image] = tags(render({ loads: "first" }), "img");
		expect(image).toMatch(/fetchpriority="high"/i);
		expect(image).not.toContain("loading=");
	});

	test("elsewhere: when it comes near", () => {
		const [image] = tags(render({}), "img");
		expect(image).toContain('loading="lazy"');
		expect(image).not.toMatch(/fetchpriority/i);
	});
});

test("what must stay in view when cropped", () => {
	expect(tags(render({ focus: "24% 50%" }), "img")[0]).toContain("object-position:24% 50%");
	expect(render({})).not.toContain("style=");
});

test("its colour stands in its place until it has come, beside what must stay in view", () => {
	const coloured = { ...picture, placeholder: "#c9d2c4" };
	const html = renderToStaticMarkup(<Picture picture={coloured} alt="" focus="24% 50%" />);
	expect(html).toContain('style="object-position:24% 50%;background-color:#c9d2c4"');
});
