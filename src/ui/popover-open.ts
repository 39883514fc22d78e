/** True if the browser has popovers. The polyfill adds the properties too, so only the selector tells. */
export const HAS_POPOVERS = import.meta.env.SSR || CSS.supports("selector(:popover-open)");

/** Selects an open popover. Browsers without popovers throw at `:popover-open`; the polyfill sets a class. */
export const POPOVER_OPEN = HAS_POPOVERS ? ":popover-open" : ".\\:popover-open";
