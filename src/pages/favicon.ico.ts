import { favicon } from "./_icons.ts";

/** `/favicon.ico`, for what asks for an icon without reading the page. */
export async function GET(): Promise<Response> {
	const bytes = await favicon();
	return new Response(new Uint8Array(bytes), { headers: { "Content-Type": "image/x-icon" } });
}
