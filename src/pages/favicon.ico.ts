import { favicon } from "./_icons.ts";

/** `/favicon.ico`, for clients that ask for it without reading a page. */
export async function GET(): Promise<Response> {
	const bytes = await favicon();
	return new Response(new Uint8Array(bytes), { headers: { "Content-Type": "image/x-icon" } });
}
