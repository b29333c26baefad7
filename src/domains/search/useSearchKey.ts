import { useEffect, useRef } from 'react'
import { isTextInput } from '../../ui/focus/keys.ts'

/** The search keys of remote controls and keyboards, by key names and by key codes (Samsung, browsers). */
const keyNames = ['/', 'Search', 'BrowserSearch', 'LaunchSearch', 'XF86Search']
const keyCodes = [10225, 170]

const isSearchKey = ({ key, keyCode }: KeyboardEvent) =>
  keyNames.includes(key) || (key !== 'Dead' && keyCodes.includes(keyCode))

/** Calls `onPress` for a slash or a search key, unless the guest is typing. */
export function useSearchKey(onPress: () => void): void {
  const latest = useRef(onPress)
  latest.current = onPress
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      if (!isSearchKey(event) || (event.key === '/' && isTextInput(event.target))) return
      // An open dialog takes precedence over the screen.
      if (document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
