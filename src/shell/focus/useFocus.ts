import { useEffect, useInsertionEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type {} from '../../browser/earlyKeys.ts'
import type { Drafts } from '../../browser/storage.ts'
import { useDrafts } from '../../core/drafts/useDraft.ts'
import { overlayId } from '../../core/routing/overlayEntries.ts'
import { isFirstEntry } from '../../core/routing/presentEntry.ts'
import { useHistory } from '../../core/routing/useHistory.ts'
import { selectThemeTitle } from '../../domains/theme/slice.ts'
import { pressKeysOnce } from '../../ui/focus/heldKeys.ts'
import { actionOf, colours, directionOf, isBackKey, isTextInput } from '../../ui/focus/keys.ts'
import type { SpatialOptions } from '../../ui/focus/spatial.ts'
import type { FormFactor } from '../../ui/formFactor.ts'
import { formFactor } from '../../ui/useFormFactor.ts'

const remoteFormFactors: readonly FormFactor[] = ['tv', 'kiosk']

/**
 * Loads the focus of a television at once, and spatial navigation on a kiosk with the first arrow or Back key. On phones
 * and tablets the keys keep their default action. Returns the function that stops it.
 */
function followRemote(options: SpatialOptions, drafts: Drafts): () => void {
  const { isTelevision } = options
  /** While the code loads, key presses must neither be lost nor scroll the page. */
  const early = window.takeEarlyKeys?.() ?? []
  let isEnded = false
  let code: Promise<void> | undefined
  const stopWaiting = () => document.removeEventListener('keydown', handleKey)
  let stop = stopWaiting
  const load = () => {
    if (code) return
    code = (isTelevision ? import('./televisionFocus.ts') : import('../../ui/focus/spatial.ts')).then(
      ({ start }) => {
        stopWaiting()
        if (!isEnded) stop = start(options, early, drafts)
      },
      // If the chunk failed to load, the next key press retries.
      () => {
        code = undefined
      },
    )
  }
  const handleKey = (event: KeyboardEvent) => {
    const { target } = event
    const isUsed = isBackKey(event) || directionOf(event) || colours.includes(actionOf(event))
    if (event.defaultPrevented || !isUsed || !hasRemoteControl()) return
    if (!isTextInput(target) && !(target instanceof HTMLInputElement)) {
      event.preventDefault()
      early.push(event)
    }
    load()
  }
  document.addEventListener('keydown', handleKey)
  if (isTelevision) load()
  return () => {
    isEnded = true
    stop()
  }
}

const hasRemoteControl = () => remoteFormFactors.includes(formFactor())

const invalid = '[aria-invalid="true"], [data-invalid]'

/**
 * Says in the title of the page, which a screen reader reads first, that its form has errors.
 * @param write puts the title into words. Returns the function that stops it.
 */
function markErrors(write: (title: string) => string): () => void {
  const content = document.getElementById('content')
  if (!content) return () => undefined
  let plain = ''
  let marked = ''
  const check = () => {
    const isMarked = marked !== '' && document.title === marked
    if (content.querySelector(invalid)) {
      if (isMarked) return
      plain = document.title
      marked = write(plain)
      document.title = marked
    } else if (isMarked) document.title = plain
  }
  const observer = new MutationObserver(check)
  observer.observe(content, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-invalid', 'data-invalid'],
  })
  check()
  return () => {
    observer.disconnect()
    if (document.title === marked) document.title = plain
  }
}

/** The page's title begins with the word for an error while a form has one. */
export function useErrorTitle(): void {
  const { t } = useTranslation()
  useEffect(() => markErrors((title) => t('app.error', { title })), [t])
}

/** A link leads elsewhere; a control may change what is here. */
const control = 'button, input, select, textarea'

/**
 * Runs the callback when a control gets the focus for the first time: until then nothing of the focus can be lost, and
 * the first screens have more important things to load. Returns the function that cancels it.
 */
function onFirstFocus(run: () => void): () => void {
  const begin = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(control)) return
    document.removeEventListener('focusin', begin)
    run()
  }
  document.addEventListener('focusin', begin)
  return () => document.removeEventListener('focusin', begin)
}

/** Keeps the focus where the guest was. A television has rules of its own. */
export function useKeptFocus(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    let stop: (() => void) | undefined
    let isEnded = false
    const cancel = onFirstFocus(() => {
      import('./keptFocus.ts').then(
        ({ keepFocus }) => {
          if (!isEnded) stop = keepFocus()
        },
        // Without it the browser does what it does: it begins again at the top of the page.
        () => undefined,
      )
    })
    return () => {
      isEnded = true
      cancel()
      stop?.()
    }
  }, [isOn])
}

/** True if Back would leave the app: at its first entry in the tab, without an overlay above it. */
const isAtStart = () => isFirstEntry() && overlayId() === undefined

/**
 * Handles the remote control of a TV or kiosk: arrows move the focus, Back goes back (PROD-01). There as on every
 * keyboard, a key that is held presses once. Back leaves the app only
 * for a page that has led to it, such as the hotel's portal: otherwise there is at most an empty page before the app,
 * which no key leaves.
 */
export function useRemoteKeys(isTv: boolean): void {
  const history = useHistory()
  const drafts = useDrafts()

  useEffect(pressKeysOnce, [])

  useEffect(() => {
    const onBack = () => (isAtStart() && !document.referrer) || history.back()
    return followRemote({ onBack, isTelevision: isTv }, drafts)
  }, [history, drafts, isTv])
}

/**
 * After a navigation the screen's heading receives the focus and becomes the document's title (NAV-11). The heading may
 * be rendered after the path has changed (while code or content loads), so the DOM is observed.
 */
export function useScreenFocus(pathname: string | null): void {
  const hotel = useSelector(selectThemeTitle)
  const arrivedAt = useRef<string | null>(null)
  const focusedBefore = useRef<Element | null>(null)

  // Before the layout effects of the new screen, which may focus the control that the guest returns to.
  useInsertionEffect(() => {
    if (pathname !== null) focusedBefore.current = document.activeElement
  }, [pathname])

  useEffect(
    () =>
      watchHeading((heading) => {
        const title = heading.dataset.pageTitle ?? heading.textContent
        document.title = [title, hotel].filter(Boolean).join(' - ')
        // Not on page load, where the focus starts at the top of the document.
        const isMove = arrivedAt.current !== null && arrivedAt.current !== pathname
        arrivedAt.current = pathname
        if (isMove) focusSoon(heading, focusedBefore.current)
      }),
    [pathname, hotel],
  )
}

/**
 * Focuses the heading in the next frame, to avoid an extra layout. An element that received the focus in the meantime
 * keeps it, and so does an element that the new screen itself has focused, or an open dialog.
 */
function focusSoon(heading: HTMLElement, focusedBefore: Element | null) {
  const before = document.activeElement
  const isOfNewScreen = before !== focusedBefore && before?.closest('#content > *')
  if (isOfNewScreen) return
  requestAnimationFrame(() => {
    const { activeElement } = document
    const isCovered = isInDialog(before) || document.querySelector('[aria-modal="true"]') !== null
    if (activeElement === before && !isCovered) heading.focus({ preventScroll: true })
  })
}

const isInDialog = (element: Element | null) => element?.closest('[role="dialog"]') != null

/** Calls `onHeading` with the screen's heading, now and whenever its text changes. */
function watchHeading(onHeading: (heading: HTMLElement) => void): () => void {
  const main = document.getElementById('content')
  if (!main) return () => undefined
  let lastText: string | null = null
  const check = () => {
    const heading = main.querySelector<HTMLElement>('[data-screen-title]')
    if (!heading || heading.textContent === lastText) return
    lastText = heading.textContent
    onHeading(heading)
  }
  const observer = new MutationObserver(check)
  observer.observe(main, { childList: true, subtree: true, characterData: true })
  check()
  return () => observer.disconnect()
}
