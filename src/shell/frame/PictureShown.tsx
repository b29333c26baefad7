import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { deviceKind, isTelevision } from '../../browser/deviceKind.ts'
import { addStyle } from '../../browser/styleSheet.ts'
import { appRecalled } from '../../domains/remoteTv/slice.ts'
import { channelStepOf } from '../../ui/focus/channelKeys.ts'
import { digitOf } from '../../ui/focus/keys.ts'

const inputs = ['keydown', 'pointerdown', 'wheel'] as const
const options = { capture: true, passive: false }

/** What asks for the guest's attention: a dialog, such as a ring at the door, or a notice. */
const asksForAttention = (node: Node) =>
  node instanceof Element &&
  (node.matches('[role="dialog"], .MuiModal-root, .MuiSnackbar-root') ||
    node.querySelector('[role="dialog"], .MuiSnackbar-root') !== null)

/**
 * Steps aside while this television shows what the guest has started on it: the app is invisible, and the picture of the
 * television's own player lies below the page. The next key brings the app back as it was, and does nothing else, but for
 * those that lead to another channel (TVX-17); so does whatever asks for the guest's attention.
 */
export function PictureShown() {
  const dispatch = useDispatch()
  useEffect(() => {
    const recall = (event: Event) => {
      if (event instanceof KeyboardEvent && (digitOf(event) ?? channelStepOf(event)) !== null) return
      event.preventDefault()
      event.stopPropagation()
      dispatch(appRecalled())
    }
    const ground = isTelevision(deviceKind(navigator.userAgent)) ? 'transparent' : '#000'
    // Not `visibility`, which would take the focus from its control. Elsewhere than on a television nothing lies below
    // the page but white paper.
    const removeStyle = addStyle(
      `body > :not([data-over-picture]) { opacity: 0 !important; } html, body { background: ${ground} !important; }`,
    )
    const observer = new MutationObserver((records) => {
      if (records.some(({ addedNodes }) => [...addedNodes].some(asksForAttention))) dispatch(appRecalled())
    })
    observer.observe(document.body, { childList: true, subtree: true })
    for (const input of inputs) window.addEventListener(input, recall, options)
    return () => {
      observer.disconnect()
      removeStyle()
      for (const input of inputs) window.removeEventListener(input, recall, options)
    }
  }, [dispatch])
  return null
}
