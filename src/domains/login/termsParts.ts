import { termsPaths } from '../terms/paths.ts'

interface TermsPart {
  text: string
  /** Where it leads; null for plain text. */
  path: string | null
}

/** The sentence's translations mark its two links by `<terms>…</terms>` and `<privacy>…</privacy>`. */
export const termsParts = (sentence: string): TermsPart[] =>
  sentence.split(/(<terms>.*?<\/terms>|<privacy>.*?<\/privacy>)/).map((part) => {
    const [, screen, text] = /^<(terms|privacy)>(.*)<\/\1>$/.exec(part) ?? []
    return text === undefined
      ? { text: part, path: null }
      : { text, path: termsPaths[screen === 'privacy' ? 'privacy' : 'terms'] }
  })
