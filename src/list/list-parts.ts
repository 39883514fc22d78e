/** Where the bar and the dialog stand, rendered at build (pages/data/list-parts.html.ts). */
const ADDRESS = `/data/list-parts${import.meta.env.DEV ? ".html" : ""}`;

/**
 * The bar and the dialog of the list, ready to be put into the page. Read as a document: the content
 * security policy lets no text become markup.
 * @throws TypeError without a connection, Error when the server has something else to say
 */
export async function listParts(): Promise<Element[]> {
	const { body } = await fetchDocument(ADDRESS);
	const drawings = document.querySelector(".sprite defs");
	for (const symbol of body.querySelectorAll(".sprite symbol"))
		if (!document.getElementById(symbol.id)) drawings?.append(symbol);
	return Array.from(body.querySelectorAll(":scope > :is(aside, dialog)"));
}

function fetchDocument(address: string): Promise<Document> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open("GET", address);
		request.responseType = "document";
		request.onerror = () => reject(new TypeError("No connection."));
		request.onload = () => {
			if (request.status === 200 && request.responseXML) resolve(request.responseXML);
			else reject(new Error(`${address} answered ${request.status}.`));
		};
		request.send();
	});
}
