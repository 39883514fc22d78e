import type { APIContext } from "astro";
import { icons } from "./_icons.ts";

type Name = keyof typeof icons;

export function getStaticPaths() {
	return (Object.keys(icons) as Name[]).map((icon) => ({ params: { icon }, props: { icon } }));
}

/** `/icon-192.png` and the other icons of manifest and heads. */
export async function GET({ props }: APIContext<{ icon: Name }>): Promise<Response> {
	const bytes = await icons[props.icon]();
	return new Response(new Uint8Array(bytes), { headers: { "Content-Type": "image/png" } });
}
