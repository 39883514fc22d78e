/** Sent by an island when its handlers are in place, for `client:intent`. */
export const READY = "island:ready";
