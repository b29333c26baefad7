/**
 * jsdom matches every rule against every element of which a style is asked, and it is asked by whoever looks for a role
 * or a name, and before each press. Only what decides whether something is there, how it is named or whether it can be
 * pressed is given to it: a ninth of the whole work of these tests.
 */
import { afterAll, beforeAll } from 'vitest'

// What is taken out of the flow is a block, whose text is a word of its own.
const decides = /[{;\s](display|visibility|pointer-events|content|float):|position:(absolute|fixed)/

interface LeftOut {
  sheet: CSSStyleSheet
  text: string
}

/** Emotion writes a rule once for all apps of a worker, so that what one of them leaves out the next does not write. */
const leftOut: LeftOut[] = []
const added: (LeftOut & { rule: CSSRule })[] = []
let isWhole = false

const { insertRule } = CSSStyleSheet.prototype

function add({ sheet, text }: LeftOut) {
  try {
    const rule = sheet.cssRules[insertRule.call(sheet, text, sheet.cssRules.length)]
    if (rule) added.push({ sheet, text, rule })
  } catch {
    // Emotion goes without what jsdom cannot read, too.
  }
}

CSSStyleSheet.prototype.insertRule = function (text, index) {
  if (decides.test(text)) return insertRule.call(this, text, index)
  if (isWhole) add({ sheet: this, text })
  else leftOut.push({ sheet: this, text })
  // Emotion adds each rule behind the last one there is, and does not ask where it is.
  return 0
}

/** For a file whose tests read colours and sizes: all rules are there until its end. */
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
