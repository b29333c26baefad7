import { useSelector } from 'react-redux'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { findMenuEntry, selectMenu } from './slice.ts'

/** Whether the hotel's menu has an entry that opens the screen. */
export const useIsInMenu = (screen: string): boolean =>
  findMenuEntry(
    useSelector(selectMenu),
    ({ outcome }) => outcome.kind === 'open' && outcome.screen === screen,
  ) !== null

/** Whether the rail of a television offers the screen: what the hotel's menu has, and a guest opens from the bed. */
export function useIsInMenuOnTelevision(screen: string): boolean {
  const isInMenu = useIsInMenu(screen)
  return useFormFactor() === 'tv' && isInMenu
}
