import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { digitOf, isTextInput } from '../../ui/focus/keys.ts'
import { styled } from '../../ui/styled.tsx'
import { selectIsThisSet } from '../remoteTv/slice.ts'
import '../../ui/theme.types.ts'

/** Time after the last digit at which the number counts as complete. */
const endMs = 1500
const maxDigits = 4

/**
 * Reads a channel number from a remote control or keyboard. Returns the digits typed so far.
 * @param isHeard whether a key is the television's, and nobody else's
 */
export function useTypedNumber(onNumber: (number: number) => void, isHeard: () => boolean): string {
  const [typed, setTyped] = useState('')
  const latest = useRef({ onNumber, isHeard })
  latest.current = { onNumber, isHeard }

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isFree = !event.defaultPrevented && !event.ctrlKey && !event.altKey && !event.metaKey
      const digit = digitOf(event)
      if (!isFree || digit === null || isTextInput(event.target) || !latest.current.isHeard()) return
      setTyped((before) => (before + digit).slice(-maxDigits))
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])

  useEffect(() => {
    if (typed === '') return
    const timer = setTimeout(() => {
      setTyped('')
      latest.current.onNumber(Number(typed))
    }, endMs)
    return () => clearTimeout(timer)
  }, [typed])
  return typed
}

export const Plate = styled('div')(({ theme }) => ({
  ...theme.typography.h2,
  ...theme.tokens.figures,
  position: 'fixed',
  top: 'calc(var(--top-bar, 0px) + 1.5rem)',
  right: '2rem',
  zIndex: theme.zIndex.modal - 1,
  margin: 0,
  padding: '0.75rem 1.5rem',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.tokens.raised,
  boxShadow: theme.tokens.float,
}))

export const isWithoutDialog = () => document.querySelector('[role="dialog"]') === null

/** Shows the digits of a channel's number while the guest types them. A television hears them on every screen (TVX-17). */
export function TypedNumber({ onNumber }: { onNumber: (number: number) => void }) {
  const { t } = useTranslation()
  const isThisSet = useSelector(selectIsThisSet)
  const typed = useTypedNumber(onNumber, () => !isThisSet && isWithoutDialog())
  return typed !== '' && <Plate role="status">{t('epg.number', { number: typed })}</Plate>
}
