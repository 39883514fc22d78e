/** Content in the shape of the screens' props, for several pages. */
import { shortTime } from "#language/hours";
import { ready as readyWords } from "#language/words.json";
import { fill } from "../../languages/fill.ts";
import { streetOf } from "../../shop/format-address.ts";
import { digitsOf } from "../../shop/format-phone.ts";
import { serviceLink, whatsappLink } from "../../shop/format-whatsapp.ts";
import { latestReviews } from "../../shop/latest-reviews.ts";
import { comingDays, dayOf, shopClock } from "../../shop/opening-hours.ts";
import { shop } from "../../shop/shop.ts";
import type { KeywordPage, LandingPage, Review, Service } from "../../shop/types.ts";
import type { ListTexts } from "../list/message.ts";
import { pagePrices, sheetOf } from "../page-prices.ts";
import { drawing, picture, places, vanPicture } from "../pictures.ts";
import type { HomeScreenProps } from "../screens/home/home-screen.tsx";
import type { AreaCheckProps } from "../sections/area-check.tsx";
import type { ClosingCallProps } from "../sections/closing-call.tsx";
import type { ReadyByProps } from "../sections/ready-by.tsx";
import type { Rating } from "../sections/reviews.tsx";
import type { BookableService } from "../sections/service-card.tsx";
import { type SitePage, sitePages } from "../seo/site-pages.ts";
import { type PageLink, searchRoute } from "../site-map.ts";

const { business, messages, pages, services, features, reviews } = shop;
const { categories } = shop.prices;

/** Services and reviews on the home page (SPEC.md, section 9). */
const HOME_SERVICES = 4;
const HOME_REVIEWS = 8;
/** Days from the build within which special days are announced. */
const ANNOUNCED_DAYS = 14;

/** Without any the page of reviews stays at its address, and nothing leads to it. */
export const hasReviews = reviews.totalReviewCount > 0 || reviews.reviews.length > 0;

export const allPages = sitePages(shop);

/** The pages that machines are told of. */
export const listedPages = allPages.filter(({ kind }) => kind !== "reviews" || hasReviews);

/** @throws Error when the site map has no such page */
export function pageAt(path: string): SitePage {
	const page = allPages.find((candidate) => candidate.path === path);
	if (!page) throw new Error(`The site map has no page at ${path}.`);
	return page;
}

export function linked(slug: string): PageLink {
	const { path, shortName } = pageAt(searchRoute(slug));
	return { href: path, label: shortName };
}

export function sistersOf({ sisters }: LandingPage | KeywordPage): PageLink[] {
	return (sisters ?? []).map(linked);
}

/** A page's prices. Structured data gets only those of the rate card: it names the page's own service itself. */
export function pricesOf(page: LandingPage | KeywordPage) {
	const prices = pagePrices(page, categories, shop["keyword-pages"]);
	const known = new Set(categories.flatMap(({ items }) => items.map(({ id }) => id)));
	return { prices, rateCardRows: prices.filter(({ id }) => known.has(id)) };
}

export function keywordSheet(page: KeywordPage) {
	return sheetOf(page, categories);
}

export const bookHref = whatsappLink(business.whatsapp, messages.bookNow);
export const contactHref = whatsappLink(business.whatsapp, messages.contactUs);

export const announced = comingDays(business.specialDays, new Date()).filter(
	({ date }) => dayOf(date) - shopClock(new Date()).day <= ANNOUNCED_DAYS,
);

export const readyBy: ReadyByProps = { texts: pages.readyBy, business };

/** Undefined for a shop that comes nowhere, or names no areas. */
export const areaCheck: AreaCheckProps | undefined =
	business.pickup && business.areas.length > 0
		? {
				texts: pages.areaCheck,
				areas: business.areas,
				bookHref: whatsappLink(business.whatsapp, messages.areaBooking),
				askHref: whatsappLink(business.whatsapp, messages.areaQuestion),
			}
		: undefined;

/** Reviews with the name of whoever replies to them. */
export function signed<Shown extends Review>(some: readonly Shown[]) {
	return some.map((review) => ({ ...review, replyBy: business.owner }));
}

/** Undefined for a shop without reviews. */
export const rating: Rating | undefined = reviews.totalReviewCount > 0 ? reviews : undefined;

export function bookable(some: readonly Service[]): Promise<BookableService[]> {
	return Promise.all(
		some.map(async (service) => ({
			...service,
			picture: await picture(service.image, places.card),
			bookHref: serviceLink(business, messages, service.name),
		})),
	);
}

/** @param page that ends with a title of its own beside its picture, if it has one */
export async function closingCall(page?: KeywordPage): Promise<ClosingCallProps> {
	const { closingTitle: title, image } = page ?? {};
	if (!title || !image) return { call: pages.closingCall, bookHref };
	return {
		call: { ...pages.closingCall, title },
		picture: await picture(image, places.half),
		bookHref,
	};
}

/** Also shown on unknown addresses. */
export async function homeScreen(): Promise<HomeScreenProps> {
	return {
		pages,
		scenery: drawing(pages.hero.bgImage),
		pictures: {
			van: business.pickup ? await vanPicture() : undefined,
			shop: await picture(business.shopImage, places.half),
		},
		services: await bookable(services.slice(0, HOME_SERVICES)),
		features,
		reviews: signed(latestReviews(reviews.reviews, HOME_REVIEWS)),
		rating,
		closing: await closingCall(),
	};
}

/** The content's texts for the visitor's list, on pages with rows of the rate card. */
export function listTexts(): ListTexts {
	const { address, expressCutoff, name, phone, turnaroundHours, whatsapp } = business;
	return {
		shop: { name, street: streetOf(address) },
		whatsapp,
		// As the shop writes it, where it is the phone's.
		number: digitsOf(phone) === whatsapp ? phone : `+${whatsapp}`,
		message: { start: messages.listStart, estimate: messages.listEstimate, end: messages.listEnd },
		ready: {
			ready: pages.readyBy.ready,
			picked: business.pickup ? readyWords.pickedUp : readyWords.brought,
			rest: business.pickup ? readyWords.rest : readyWords.restAtCounter,
			express: expressCutoff
				? fill(readyWords.expressUntil, { time: shortTime(expressCutoff) })
				: readyWords.expressAsk,
			expressCutoff,
			to: turnaroundHours.to,
		},
		isBrought: !business.pickup,
		area: areaCheck && pages.areaCheck,
		hasExpress: services.some(({ sameDay }) => sameDay),
	};
}
