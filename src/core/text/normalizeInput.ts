/** Text as a person meant it, whatever keyboard, script or clipboard it comes from (NAME-01). Letters stay as typed. */

/** Typographic apostrophes, and dashes, that keyboards write in place of the plain ones. */
const apostrophes = /[\u2018\u2019\u201B\u02BC\u02B9\u2032\u0060\u00B4]/g
const dashes = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g
/** Format characters, such as direction marks, joiners and the mark of a file's start, and control characters. */
const invisible = /[\p{Cf}\p{Cc}]/gu

/** Folds compatibility forms and full-width letters; drops what cannot be seen; joins blanks. */
export const normalizeInput = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\s/g, ' ')
    .replace(apostrophes, "'")
    .replace(dashes, '-')
    .replace(invisible, '')
    .replace(/ +/g, ' ')
    .trim()

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** The value of a digit of any script: digits stand ten in a row, from zero. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (before < 9 && isDigit(code - before - 1)) before += 1
  return String(before)
}

/** As `normalizeInput`, with the digits of any script as ASCII. */
export const normalizeRoomNumber = (text: string): string =>
  normalizeInput(text).replace(/\p{Nd}/gu, digitValue)
