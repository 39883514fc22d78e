/** The package's own types are not where its exports lead. */
declare module "fflate" {
	/** @returns the contents by the names in the archive */
	export function unzipSync(data: Uint8Array): Record<string, Uint8Array>;
	export function zipSync(files: Record<string, Uint8Array>): Uint8Array;
	export function strToU8(text: string): Uint8Array;
}
