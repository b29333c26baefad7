/** As high as the top bar, in a style sheet; its place is kept before it is loaded. */
export const topBarHeight = 'calc(3.5rem + env(safe-area-inset-top, 0px))'
