import { findMenuEntry, type MenuEntry, menuEntryPath } from './slice.ts'

/** Whether an entry of the menu opens this path. */
export const hasPath = (menu: readonly MenuEntry[], path: string): boolean =>
  findMenuEntry(menu, (entry) => menuEntryPath(entry) === path) !== null

/**
 * Returns the path of the same entry in the menu of another language. Entries correspond by id, because their paths
 * differ.
 * @param path the path that the entry opens in the menu `from`
 */
export function correspondingPath(
  from: readonly MenuEntry[],
  to: readonly MenuEntry[],
  path: string,
): string | null {
  const entry = findMenuEntry(from, (candidate) => menuEntryPath(candidate) === path)
  const counterpart = entry && findMenuEntry(to, ({ id }) => id === entry.id)
  return counterpart && menuEntryPath(counterpart)
}
