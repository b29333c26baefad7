const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * What is read from left to right in every script, and of which a right-to-left text would move signs and groups:
 * addresses, codes of Latin letters and digits, and telephone numbers with their plus, brackets and spaces.
 */
const leftToRight =
  /(?:https?:\/\/|www\.)[^\s\u0590-\u08ff]+|[\w.%+-]+@[\w.-]+\w|[*#]\d[\d*]*#?|[A-Za-z0-9]+(?:[-_/.:][A-Za-z0-9]+)+|(?:\+|\(\+?)?\d[\d()]*(?:[ ./-]{1,2}\(?\d[\d()]*)+|\+\d+/g

const isolateStart = '\u2066'
const isolateEnd = '\u2069'

/**
 * Isolates numbers, codes and addresses in a text that has right-to-left letters, so that each keeps its own order:
 * `+43 1` does not become `1 43+`. Any other text is returned as it is. The result is for display only.
 */
export const isolate = (text: string): string =>
  rightToLeft.test(text) ? text.replace(leftToRight, (part) => isolateStart + part + isolateEnd) : text
