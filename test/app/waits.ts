/** Sets how long Testing Library waits, and makes attempts that find nothing cheap. */
import { configure, prettyDOM } from '@testing-library/react'
import { waitLimitMs } from '../tools/limits.ts'

/** Drawings would take most of the lines, and say nothing about a failure. */
const isPrinted = (node: Node) =>
  !(node instanceof Comment || (node instanceof Element && node.matches('script, style, svg')))

// Long, because machines may be busy; a test waits for a result, never for a fixed time.
configure({
  asyncUtilTimeout: waitLimitMs,
  // Each attempt that finds nothing creates an error; the page is printed only for an error whose message is read.
  getElementError(message, container) {
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    let whole: string | undefined
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => {
        // The error of a wait repeats the message of its last attempt, which has printed the page already.
        whole ??= message?.includes('<body')
          ? message
          : `${message}\n\n${prettyDOM(container, undefined, { filterNode: isPrinted })}`
        return whole
      },
    })
    return error
  },
})
