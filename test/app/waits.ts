/** Sets how long Testing Library waits, and makes attempts that find nothing cheap. */
import { configure } from '@testing-library/react'
import { waitLimitMs } from '../tools/limits.ts'
import { failureText } from './failureText.ts'

// Long, because machines may be busy; a test waits for a result, never for a fixed time.
configure({
  asyncUtilTimeout: waitLimitMs,
  // Each attempt that finds nothing creates an error; the page is described only for an error whose message is read.
  getElementError(message, container) {
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    let whole: string | undefined
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => {
        whole ??= failureText(message, container)
        return whole
      },
    })
    return error
  },
})
