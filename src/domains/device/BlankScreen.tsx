import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { pauseAll } from '../../browser/media.ts'
import { styled } from '../../ui/styled.tsx'
import { screenWoken } from './slice.ts'

const Black = styled('button')({
  position: 'fixed',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  cursor: 'none',
  backgroundColor: '#000',
  // Above everything, and without a focus ring, so that a dark room stays dark.
  zIndex: 9999,
  '&&:focus': { outline: 0, boxShadow: 'none' },
})

/**
 * Black and silent after the hotel has switched the television off, until the hotel or a key of the guest wakes it
 * (DEV-02).
 */
export function BlankScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const black = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const before = document.activeElement
    pauseAll()
    black.current?.focus()
    // The key that wakes the television has no other effect.
    const wake = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      dispatch(screenWoken())
    }
    document.addEventListener('keydown', wake, true)
    return () => {
      document.removeEventListener('keydown', wake, true)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [dispatch])

  return (
    <Black ref={black} type="button" aria-label={t('device.wake')} onClick={() => dispatch(screenWoken())} />
  )
}
