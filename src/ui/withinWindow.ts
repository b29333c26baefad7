/**
 * A length in rem that is limited by the width of the window, so that pictures, margins and targets leave space for
 * large text. In a window 320 pixels wide it is at most its length at 16 pixels per rem. Engines without `min()` use
 * the first value, which follows the text only.
 */
export const withinWindow = (rem: number): [string, string] => [`${rem}rem`, `min(${rem}rem, ${rem * 5}vw)`]
