/**
 * Whether the browser itself has popovers. Asked of its selectors, since the polyfill adds the properties;
 * at build, where islands are rendered, nobody asks.
 */
export const HAS_POPOVERS = import.meta.env.SSR || CSS.supports("selector(:popover-open)");

/**
 * Selects an open popover. A browser without popovers throws at `:popover-open`; there the polyfill
 * (shell/popover-polyfill.ts) sets a class of that name.
 */
export const POPOVER_OPEN = HAS_POPOVERS ? ":popover-open" : ".\\:popover-open";
