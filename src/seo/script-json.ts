/** JSON for a `<script>`: no character can end the element or open a comment. */
export function scriptJson(value: unknown): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}
