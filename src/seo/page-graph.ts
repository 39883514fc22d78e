/** The JSON-LD graph of a page: the shop, the site, the page and what it shows. */
import { language } from "#language/language";
import type { Business, FaqItem, Price, PriceItem, Service } from "../../shop/types.ts";
import { pageNames, routes } from "../site-map.ts";
import { localBusiness, offer, type ShopFacts, shopId, type Thing } from "./local-business.ts";
import type { PageHead, SitePage } from "./site-pages.ts";

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
export function pageGraph({ business, services, shopFacts, page, head, facts = {} }: GraphSources) {
	const { siteUrl } = business;
	const url = head.canonical;
	const shop = { "@id": shopId(business) };
	const site = { "@id": `${siteUrl}/#website` };
	const own = (part: string) => ({ "@id": `${url}#${part}` });
	const tags = head.alternates.map(({ language: { tag } }) => tag);
	const isHome = page.path === routes.home;
	const inLanguage = language.tag;
	const place = (name: string) => ({ "@type": "Place", name });
	const priced = (name: string, price: Price) => offer(price, { "@type": "Service", name });
	const { questions = [], service, prices = [] } = facts;
	/** Home, then Services for keyword pages, then the page. */
	const steps = [
		{ name: pageNames.home, item: new URL(routes.home, siteUrl).href },
		...(page.kind === "keyword"
			? [{ name: pageNames.services, item: new URL(routes.services, siteUrl).href }]
			: []),
		{ name: page.shortName, item: url },
	];
	const nodes: (Thing | false | undefined)[] = [
		localBusiness(business, services, shopFacts),
		{
			"@type": "WebSite",
			...site,
			name: business.brand,
			url: `${siteUrl}/`,
			inLanguage: tags.length > 0 ? tags : inLanguage,
			publisher: shop,
		},
		{
			"@type": page.schemaType,
			...own("page"),
			url,
			name: page.title,
			description: page.description,
			inLanguage,
			isPartOf: site,
			about: service ? own("service") : shop,
			primaryImageOfPage: { "@type": "ImageObject", url: head.image.url, caption: head.image.alt },
			dateModified: page.updated,
			...(!isHome && { breadcrumb: own("breadcrumb") }),
		},
		!isHome && {
			"@type": "BreadcrumbList",
			...own("breadcrumb"),
			itemListElement: steps.map((step, index) => ({
				"@type": "ListItem",
				position: index + 1,
				...step,
			})),
		},
		head.isArticle && {
			"@type": "Article",
			...own("article"),
			headline: page.heading,
			description: page.description,
			image: head.image.url,
			datePublished: page.published ?? page.updated,
			dateModified: page.updated,
			inLanguage,
			author: shop,
			publisher: shop,
			mainEntityOfPage: own("page"),
		},
		// A landing page is about the whole service, a keyword page about one.
		service && {
			"@type": "Service",
			...own("service"),
			name: service.name,
			description: service.description,
			serviceType: page.shortName,
			provider: shop,
			areaServed: [business.address.city, ...business.areas].map(place),
			offers: [
				...(service.price ? [priced(service.name, service.price)] : []),
				...prices.map(({ name, price }) => priced(name, price)),
			],
		},
		questions.length > 0 && {
			"@type": "FAQPage",
			...own("questions"),
			isPartOf: own("page"),
			mainEntity: questions.map(({ question, answer }) => ({
				"@type": "Question",
				name: question,
				acceptedAnswer: { "@type": "Answer", text: answer },
			})),
		},
	];
	return { "@context": "https://schema.org", "@graph": nodes.filter(Boolean) } as const;
}

/** JSON for a `<script>`: no character can end the element or open a comment. */
export function scriptJson(value: unknown): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}
