/** Header, menu, footer and dock. */
