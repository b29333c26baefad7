/** Height of the top bar as a CSS length, which also reserves its space before its chunk is loaded. */
export const topBarHeight = 'calc(3.5rem + env(safe-area-inset-top, 0px))'
