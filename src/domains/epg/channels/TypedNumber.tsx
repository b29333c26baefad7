import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import '../../../ui/theme.types.ts'
import { useEffect, useRef, useState } from 'react'
import { digitOf } from '../../../ui/focus/digitOf.ts'
import { isTextInput } from '../../../ui/focus/keys.ts'

/** Time after the last digit at which the number counts as complete. */
const endMs = 1500
const maxDigits = 4

/** Reads a channel number from a remote control or keyboard. Returns the digits typed so far. */
function useTypedNumber(onNumber: (number: number) => void): string {
  const [typed, setTyped] = useState('')
  const latest = useRef(onNumber)
  latest.current = onNumber

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isFree = !event.defaultPrevented && !event.ctrlKey && !event.altKey && !event.metaKey
      const digit = digitOf(event)
      if (!isFree || digit === null || isTextInput(event.target)) return
      if (document.querySelector('[role="dialog"]')) return
      setTyped((before) => (before + digit).slice(-maxDigits))
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])

  useEffect(() => {
    if (typed === '') return
    const timer = setTimeout(() => {
      setTyped('')
      latest.current(Number(typed))
    }, endMs)
    return () => clearTimeout(timer)
  }, [typed])
  return typed
}

const Plate = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  ...theme.tokens.figures,
  position: 'fixed',
  top: 'calc(var(--top-bar, 0px) + 1.5rem)',
  right: '2rem',
  zIndex: theme.zIndex.snackbar,
  margin: 0,
  padding: '0.75rem 1.5rem',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.tokens.raised,
  boxShadow: theme.tokens.float,
}))

/** Shows the digits of a channel's number while the guest types them. */
export function TypedNumber({ onNumber }: { onNumber: (number: number) => void }) {
  const { t } = useTranslation()
  const typed = useTypedNumber(onNumber)
  return typed !== '' && <Plate role="status">{t('epg.number', { number: typed })}</Plate>
}
