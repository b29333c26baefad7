/**
 * To compute a style, jsdom matches every rule against the element, and queries by role or name, and each press,
 * compute styles. Therefore it gets only the rules that decide whether an element is there, what its name is or whether
 * it can be pressed, which saves a ninth of the whole work of these tests.
 */
import { afterAll, beforeAll } from 'vitest'

// An element that is out of the flow is a block, whose text is a separate word in a name.
const decides = /[{;\s](display|visibility|pointer-events|content|float):|position:(absolute|fixed)/

interface LeftOut {
  sheet: CSSStyleSheet
  text: string
}

/**
 * The rules that were left out. Emotion inserts a rule once for all apps of a worker, and would not insert it again.
 */
const leftOut: LeftOut[] = []
const added: (LeftOut & { rule: CSSRule })[] = []
let isWhole = false

const { insertRule } = CSSStyleSheet.prototype

function add({ sheet, text }: LeftOut) {
  try {
    const rule = sheet.cssRules[insertRule.call(sheet, text, sheet.cssRules.length)]
    if (rule) added.push({ sheet, text, rule })
  } catch {
    // Emotion ignores rules that jsdom cannot parse, too.
  }
}

CSSStyleSheet.prototype.insertRule = function (text, index) {
  if (decides.test(text)) return insertRule.call(this, text, index)
  if (isWhole) add({ sheet: this, text })
  else leftOut.push({ sheet: this, text })
  // Emotion appends each rule after the last one, and does not use the index.
  return 0
}

/** Inserts all rules until the end of a file, for tests that read colours and sizes. */
export function withWholeStyles(): void {
  beforeAll(() => {
    isWhole = true
    for (const one of leftOut.splice(0)) add(one)
  })
  afterAll(() => {
    isWhole = false
    for (const { sheet, text, rule } of added.splice(0)) {
      sheet.deleteRule([...sheet.cssRules].indexOf(rule))
      leftOut.push({ sheet, text })
    }
  })
}
