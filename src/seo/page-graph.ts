/** The JSON-LD graph of a page: the shop, the site, the page and what it shows. */
import { language } from "#language/language";
import type { Business, FaqItem, Price, PriceItem, Service } from "../../shop/types.ts";
import { pageNames, routes } from "../site-map.ts";
import { localBusiness, offer, type ShopFacts, shopId, type Thing } from "./local-business.ts";
import type { PageHead } from "./page-head.ts";
import type { SitePage } from "./site-pages.ts";

/** To another node of the graph. */
type Reference = { "@id": string };

/** Parts of the page besides its head. */
export interface PageFacts {
	questions?: FaqItem[];
	service?: { name: string; description: string; price?: Price };
	prices?: Pick<PriceItem, "name" | "price">[];
}

interface GraphSources {
	business: Business;
	services: Service[];
	shopFacts: ShopFacts;
	page: SitePage;
	head: PageHead;
	facts?: PageFacts | undefined;
}

/** @see https://schema.org/docs/datamodel.html */
export function pageGraph({ business, services, shopFacts, page, head, facts }: GraphSources) {
	const shop = { "@id": shopId(business) };
	const site = { "@id": `${business.siteUrl}/#website` };
	const url = head.canonical;
	const tags = head.alternates.map(({ language: { tag } }) => tag);
	const own = serviceOfPage(page, facts, url, shop, business);
	const nodes: Thing[] = [
		localBusiness(business, services, shopFacts),
		{
			"@type": "WebSite",
			...site,
			name: business.brand,
			url: `${business.siteUrl}/`,
			inLanguage: tags.length > 0 ? tags : language.tag,
			publisher: shop,
		},
		{
			"@type": page.schemaType,
			"@id": `${url}#page`,
			url,
			name: page.title,
			description: page.description,
			inLanguage: language.tag,
			isPartOf: site,
			about: own ? { "@id": `${url}#service` } : shop,
			primaryImageOfPage: { "@type": "ImageObject", url: head.image.url, caption: head.image.alt },
			dateModified: page.updated,
			...(page.path !== routes.home && { breadcrumb: { "@id": `${url}#breadcrumb` } }),
		},
		...(page.path === routes.home ? [] : [breadcrumb(page, url, business)]),
		...(head.isArticle ? [article(page, head, url, shop)] : []),
		...(own ? [own] : []),
		...(facts?.questions?.length ? [questions(facts.questions, url)] : []),
	];
	return { "@context": "https://schema.org", "@graph": nodes } as const;
}

/** Home, then Services for keyword pages, then the page. */
function breadcrumb(page: SitePage, url: string, { siteUrl }: Business): Thing {
	const steps = [
		{ name: pageNames.home, item: new URL(routes.home, siteUrl).href },
		...(page.kind === "keyword"
			? [{ name: pageNames.services, item: new URL(routes.services, siteUrl).href }]
			: []),
		{ name: page.shortName, item: url },
	];
	return {
		"@type": "BreadcrumbList",
		"@id": `${url}#breadcrumb`,
		itemListElement: steps.map((step, index) => ({
			"@type": "ListItem",
			position: index + 1,
			...step,
		})),
	};
}

function article(page: SitePage, head: PageHead, url: string, shop: Reference): Thing {
	return {
		"@type": "Article",
		"@id": `${url}#article`,
		headline: page.heading,
		description: page.description,
		image: head.image.url,
		datePublished: page.published ?? page.updated,
		dateModified: page.updated,
		inLanguage: language.tag,
		author: shop,
		publisher: shop,
		mainEntityOfPage: { "@id": `${url}#page` },
	};
}

/** A landing page is about the whole service, a keyword page about one. */
function serviceOfPage(
	page: SitePage,
	facts: PageFacts | undefined,
	url: string,
	shop: Reference,
	{ areas, address }: Business,
): Thing | undefined {
	if (!facts?.service) return undefined;
	const { name, description, price } = facts.service;
	const rows = (facts.prices ?? []).map((item) =>
		offer(item.price, { "@type": "Service", name: item.name }),
	);
	return {
		"@type": "Service",
		"@id": `${url}#service`,
		name,
		description,
		serviceType: page.shortName,
		provider: shop,
		areaServed: [address.city, ...areas].map((area) => ({ "@type": "Place", name: area })),
		offers: [...(price ? [offer(price, { "@type": "Service", name })] : []), ...rows],
	};
}

function questions(items: readonly FaqItem[], url: string): Thing {
	return {
		"@type": "FAQPage",
		"@id": `${url}#questions`,
		isPartOf: { "@id": `${url}#page` },
		mainEntity: items.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		})),
	};
}

/** JSON for a `<script>`: no character can end the element or open a comment. */
export function scriptJson(value: unknown): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}
