import { useEffect, useRef, useState } from 'react'
import { digitOf } from '../../../ui/focus/digitOf.ts'
import { isTextInput } from '../../../ui/focus/keys.ts'

/** Time after the last digit at which the number counts as complete. */
const endMs = 1500
const maxDigits = 4

/** Reads a channel number from a remote control or keyboard. Returns the digits typed so far. */
export function useTypedNumber(onNumber: (number: number) => void): string {
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
