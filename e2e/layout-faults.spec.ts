/** The layout check itself: what it reports, and what it accepts. */
import { expect, test } from "@playwright/test";
import { layoutFaults } from "./testing/layout-faults.ts";

/** Pages with one fault each, and the sentence that reports it. */
const faulty = {
	"text over text": [
		`<p>Shirt</p><p style="margin-top:-2em">Trousers</p>`,
		'"Shirt" lies over "Trousers"',
	],
	"text over a control": [
		`<p>Shirt <button style="margin-left:-2em">Add</button></p>`,
		'"Shirt" lies over the control "Add"',
	],
	"a control over another": [
		`<button>One</button><button style="margin-left:-2em;color:transparent"><svg width="8" height="8"></svg></button>`,
		'the control "One" lies over the control ""',
	],
	"text over a picture": [
		`<section><h1>Sofa cleaning</h1><img alt="A sofa" width="300" height="200" style="position:absolute;top:30px;left:40px"></section>`,
		'"Sofa cleaning" lies over the picture "A sofa"',
	],
	"text over a drawing": [
		`<p>Sofa cleaning</p><svg class="hills" width="300" height="200" style="margin-top:-2.2em"></svg>`,
		'"Sofa cleaning" lies over the picture "hills"',
	],
	"text cut off by a box": [
		`<div class="box" style="overflow:hidden;width:3em;white-space:nowrap">Embroidered saree</div>`,
		'"Embroidered saree" is cut off by box',
	],
	"text out of its card": [
		`<div class="card" style="border:1px solid;width:3em;white-space:nowrap">Embroidered saree</div>`,
		'"Embroidered saree" leaves card',
	],
	"a control out of its card": [
		`<div class="card" style="border:1px solid;width:100px"><button style="margin-left:90px">Add</button></div>`,
		'the control "Add" leaves card',
	],
	"a control out of the window": [
		`<body style="overflow-x:clip"><button style="margin-left:calc(100vw - 20px)">Add</button>`,
		'the control "Add" leaves the window',
	],
	"a panel's title above the window": [
		`<div style="position:fixed;top:-20px"><h2 style="margin:0;font-size:1rem">Chat with us</h2></div>`,
		'"Chat with us" leaves the window upright',
	],
	"a page that scrolls sideways": [
		`<div style="width:calc(100vw + 9px);height:9px"></div>`,
		"the page is 9 px too wide",
	],
	"a word broken between its letters": [
		`<h1 style="width:4em;overflow-wrap:anywhere">Embroidered</h1>`,
		'"Embroidered" breaks inside a word',
	],
} as const;

const sound = {
	"a picture that fills the section behind its words": `<section style="position:relative"><img alt="" style="position:absolute;inset:0;width:100%;height:100%"><p style="position:relative">Fresh</p></section>`,
	"a card on a picture": `<img alt="A van" width="300" height="200"><div style="position:absolute;top:20px;background:#fff"><p>From ₹80</p></div>`,
	"what scrolls in its own box": `<div style="overflow:auto;width:5em;white-space:nowrap;border:1px solid">Men Women <button>Household</button></div><p>Footwear</p>`,
	"a header that floats over the page": `<header style="position:fixed;top:0;background:#fff">Doon Fresh</header><p>Shirt</p>`,
	"lines clamped to open elsewhere": `<p style="display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;width:6em">Sofa cleaning for our flat in Jakhan, twice</p><p>Next</p>`,
	"closed details, dialogs and hidden words": `<details><summary>Why?</summary><p>Because</p></details><dialog>Terms</dialog><p hidden>Gone</p>`,
	"two lines of one text": `<p style="line-height:0.7;width:6em">Sofa cleaning service</p>`,
};

test("layout faults are found", { tag: "@desktop" }, async ({ page }) => {
	for (const [name, [html, fault]] of Object.entries(faulty)) {
		await page.setContent(`<!doctype html><style>body{margin:0}</style>${html}`);
		expect.soft(await layoutFaults(page), name).toContain(fault);
	}
});

test("sound layouts pass", { tag: "@desktop" }, async ({ page }) => {
	for (const [name, html] of Object.entries(sound)) {
		await page.setContent(`<!doctype html><style>body{margin:0}</style>${html}`);
		expect.soft(await layoutFaults(page), name).toEqual([]);
	}
});
