/** The package does not export its locales: scripts/bundle-editor.ts finds the file. */
declare module "@sveltia/cms/locales/en-GB.json" {
	const texts: object;
	export default texts;
}
