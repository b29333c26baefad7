import { buildPath } from '../../core/routing/buildPath.ts'
import { findMenuEntry, type MenuEntry, menuEntryPath } from '../menu/slice.ts'
import { contentPaths } from './paths.ts'

/** The title of a page in the menu, for a page without a title of its own. */
export function titleOfPage(menu: readonly MenuEntry[], cpId: string): string {
  const path = buildPath(contentPaths.contentpage, { cpId })
  return findMenuEntry(menu, (entry) => menuEntryPath(entry) === path)?.title ?? ''
}
