import type { StorageArea } from '../browser/storage.ts'
import type { Theme } from '../contract/property.ts'
import { colourSchemeKey } from './storageKeys.ts'

/** The theme in the colour scheme that the guest has chosen. The hotel's colour of the bar is for its own scheme. */
export function inScheme(theme: Theme, local: Pick<StorageArea, 'get'>): Theme {
  const scheme = local.get(colourSchemeKey)
  return scheme && (scheme === 'dark') !== theme.dark
    ? { ...theme, dark: !theme.dark, toolbarBackground: '' }
    : theme
}
