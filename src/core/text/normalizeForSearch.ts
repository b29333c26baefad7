/** Letters that Unicode does not decompose, and their usual transcription in ASCII. */
const replacements: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ð: 'd',
  þ: 'th',
}

/** Removes accents, lower-cases, and separates words by one space: `Crème-Brûlée!` becomes `creme brulee`. */
export const normalizeForSearch = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđłıðþ]/g, (letter) => replacements[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
