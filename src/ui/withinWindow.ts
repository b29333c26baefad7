/**
 * A length that follows the text up to what a phone has room for: pictures, margins and targets leave the space to large
 * text. The window of 320 pixels is the measure. For engines without `min()` it follows the text only.
 */
export const withinWindow = (rem: number): [string, string] => [`${rem}rem`, `min(${rem}rem, ${rem * 5}vw)`]
