/** Resets the page for the next test, because the test files of a worker share one window. */
import { cleanup } from '@testing-library/react'
import Cookies from 'js-cookie'
import { endTest } from './atEnd.ts'
import { removeListeners } from './pageListeners.ts'
import { forgetStoppedClock, restoreRealTimers } from './realTimers.ts'
import { forgetStyles } from './rendering.ts'

const basePath = '/ONEapp/'

function clearCookies() {
  // Cookies of this path are visible only at an address below it.
  window.history.replaceState(null, '', basePath)
  for (const name of Object.keys(Cookies.get()))
    for (const path of [basePath, '/']) Cookies.remove(name, { path })
}

function clearAttributes(element: Element) {
  for (const { name } of [...element.attributes]) element.removeAttribute(name)
}

export async function clearPage(): Promise<void> {
  // A test that failed may have left its own clock behind.
  restoreRealTimers()
  cleanup()
  await endTest()
  removeListeners()
  forgetStyles()
  forgetStoppedClock()
  localStorage.clear()
  sessionStorage.clear()
  clearCookies()
  clearAttributes(document.documentElement)
  clearAttributes(document.body)
  document.body.replaceChildren()
  document.title = ''
}
