/** Popovers for Chrome before 114, Safari before 17 and Firefox before 125; fetched only there. */
import { apply } from "@oddbird/popover-polyfill/fn";

// In a layer below all of ours, as the browser's own styles are.
apply({ layerName: "theme.polyfill" });
