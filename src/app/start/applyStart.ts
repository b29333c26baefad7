import { basePath } from '../../core/routing/paths.ts'
import { navigated } from '../../core/routing/slice.ts'
import { choiceChanged, languageApplied } from '../../domains/language/slice.ts'
import { settingsRestored } from '../../domains/property/slice.ts'
import { formOffered, selectSession, sessionValuesRead } from '../../domains/session/slice.ts'
import { themeRestored } from '../../domains/theme/slice.ts'
import type { PageServices } from '../createServices.ts'
import type { AppStore } from '../store.ts'
import type { Start } from './decideStart.ts'
import { readLook } from './readLook.ts'

interface FirstScreen {
  start: Start
  store: AppStore
  page: PageServices
}

/**
 * Dispatches what the page knows before the code that sends requests is loaded: who the guest is, the language's texts,
 * and the theme of the page's first responses or of the last visit. It leaves writing cookies and storage to the sagas.
 * @returns null if the first screen depends on the hotel; for the sign-in form, whether texts and theme are known
 */
export function applyStart({ start, store, page }: FirstScreen): Promise<boolean> | null {
  const { values, place, screen } = start
  store.dispatch(sessionValuesRead(values))
  const texts = showTexts({ start, store, page })
  if (screen === 'form') store.dispatch(formOffered())
  // The page's own URL may also lack the slash after the base path.
  window.history.replaceState(window.history.state, '', basePath + place.pathname + place.search)
  store.dispatch(navigated({ ...place, how: 'load', paramsOnly: false }))
  const look = showLook({ start, store, page })
  return screen === 'form' ? Promise.all([texts, look]).then((known) => known.every(Boolean)) : null
}

async function showTexts({ start: { language, choice }, store, page }: FirstScreen): Promise<boolean> {
  if (choice) store.dispatch(choiceChanged(choice))
  try {
    await page.loadLanguage(language)
  } catch {
    return false
  }
  store.dispatch(languageApplied(language))
  return true
}

async function showLook({ store, page: { storage } }: FirstScreen): Promise<boolean> {
  const { themeId, propertyId } = selectSession(store.getState())
  const { theme, settings } = await readLook({ local: storage.local, themeId, propertyId })
  if (settings) store.dispatch(settingsRestored({ id: propertyId, settings }))
  if (theme) store.dispatch(themeRestored(theme))
  return theme !== null
}
