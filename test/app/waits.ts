/** How Testing Library waits, and what a try costs that finds nothing yet. */
import { configure } from '@testing-library/react'
import { waitLimitMs } from '../tools/limits.ts'

// Machines may be busy; a test waits for what it looks for, never for a while.
configure(({ getElementError }) => ({
  asyncUtilTimeout: waitLimitMs,
  // Each try of a wait that finds nothing yet makes an error; the page is only printed for the one that is read.
  getElementError(message, container) {
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    let whole: string | undefined
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => {
        whole ??= getElementError(message, container).message
        return whole
      },
    })
    return error
  },
}))
