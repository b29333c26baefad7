/** Texts that come out of XML or HTML feeds with their entities still in them. */
import * as v from 'valibot'
import { anyText } from './values.ts'

/** The names of U+00A0 to U+00FF, in this order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const others = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", euro: '€', hellip: '…', ndash: '–', mdash: '—' },
  ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', bull: '•' },
}
const named = new Map([
  ...latin.split(' ').map((name, at): [string, string] => [name, String.fromCodePoint(0xa0 + at)]),
  ...Object.entries(others),
])

const largest = 0x10ffff
const charOf = (code: number): string | undefined =>
  code > 0 && code <= largest && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : undefined

/** Replaces each entity once: `R&amp;amp;B` means `R&amp;B`. An unknown one stays as it is. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{2,8}));/g, (whole, decimal, hex, name) => {
    if (name) return named.get(name) ?? whole
    return charOf(decimal ? Number(decimal) : Number.parseInt(hex, 16)) ?? whole
  })

/** A text from a feed; an invalid value becomes an empty text. */
export const feedText = v.pipe(anyText, v.transform(withoutEntities))
