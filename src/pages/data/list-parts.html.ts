/**
 * Not a page to visit: the list's bar and dialog, fetched by list/list-parts.ts with the first item. It
 * has no styles: the list's script brings them.
 */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { language } from "../../../content/locale.ts";
import { shop } from "../../../content/shop.ts";
import { sprite } from "../../layouts/sprite.ts";
import { ListBar } from "../../list/list-bar.tsx";
import { ListDialog } from "../../list/list-dialog.tsx";

export function GET(): Response {
	const { business, messages, pages, services } = shop;
	const dialog = createElement(ListDialog, {
		business,
		messages,
		readyTexts: pages.readyBy,
		areaTexts: pages.areaCheck,
		hasExpress: services.some(({ sameDay }) => sameDay),
	});
	const parts = renderToStaticMarkup(createElement(ListBar)) + renderToStaticMarkup(dialog);
	const html =
		`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
		`<title>Your list</title></head><body>${sprite(parts)}${parts}</body></html>`;
	return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
