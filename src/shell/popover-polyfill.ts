/** Popovers for Chrome before 114, Safari before 17 and Firefox before 125; fetched only there. */
import { apply } from "@oddbird/popover-polyfill/fn";

// Its styles stand for the browser's own: below everything of ours (styles/first-frame.css).
apply({ layerName: "theme.held" });
