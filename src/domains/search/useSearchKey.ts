import { useEffect, useRef } from 'react'
import { isTextInput } from '../../ui/focus/keys.ts'

/** The search key of remote controls and of keyboards, by its names and by its numbers (Samsung, browsers). */
const keyNames = ['/', 'Search', 'BrowserSearch', 'LaunchSearch', 'XF86Search']
const keyCodes = [10225, 170]

const isSearchKey = ({ key, keyCode }: KeyboardEvent) =>
  keyNames.includes(key) || (key !== 'Dead' && keyCodes.includes(keyCode))

/** A slash on the keyboard, or the search key of a remote control, wherever the guest is and does not write. */
export function useSearchKey(onPress: () => void): void {
  const latest = useRef(onPress)
  latest.current = onPress
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      if (!isSearchKey(event) || (event.key === '/' && isTextInput(event.target))) return
      // A dialog stands over the screens: what it asks comes first.
      if (document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
