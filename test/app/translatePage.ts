/** Replaces the texts of the page as a browser's translation does, now and whenever they change. */
import { atEnd } from './atEnd.ts'

const untranslated = 'font, script, style, textarea, title'

function translate(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest(untranslated)) continue
    const font = document.createElement('font')
    font.append(text.data)
    text.replaceWith(font)
  }
}

export function translatePage(): void {
  translate(document.body)
  const observer = new MutationObserver(() => translate(document.body))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  atEnd(() => observer.disconnect())
}
