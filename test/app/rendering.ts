/** Leaves out what takes a third of the time of most tests, and what few of them read: owner stacks and styles. */

/** The message of the error with which React's development build notes who created an element. */
const ownerStack = 'react-stack-top-frame'

// All other errors keep their stacks, and React's warnings name the component all the same.
globalThis.Error = new Proxy(Error, {
  apply(target, self, given: Parameters<ErrorConstructor>) {
    // React sets the limit before, and restores it afterwards.
    if (given[0] === ownerStack) target.stackTraceLimit = 0
    return Reflect.apply(target, self, given)
  },
})

/** Holds the styles while no test reads them: jsdom would match each rule with each element that a test looks at. */
const unread = document.createElement('div')
let areRead = false

const isOfComponent = (node: Node) => node instanceof HTMLStyleElement && 'emotion' in node.dataset

const insertBefore = document.head.insertBefore
document.head.insertBefore = <Inserted extends Node>(node: Inserted, before: Node | null): Inserted => {
  const parent = areRead || !isOfComponent(node) ? document.head : unread
  insertBefore.call(parent, node, before?.parentNode === parent ? before : null)
  return node
}

/** Called by a test of what a style hides or shows, for the rest of the test. */
export function readStyles(): void {
  areRead = true
  document.head.append(...unread.childNodes)
}

export function forgetStyles(): void {
  areRead = false
  unread.append(...[...document.head.childNodes].filter(isOfComponent))
}
