import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'
import { directionOf } from './focus/keys.ts'
import { formFactor } from './useFormFactor.ts'

/**
 * How a list of options is used. On a television, some of which cannot open a list, OK takes hold of the field and lets it
 * go again; in between, left and right choose the option before or after this one. Otherwise the arrow keys move past it.
 * @param all the options in their order
 */
export function useRemoteSelect(all: readonly string[], value: string, onChange: (option: string) => void) {
  const [isAdjusting, setAdjusting] = useState(false)
  const isByKey = useRef(false)
  return {
    'data-adjusting': isAdjusting ? '' : undefined,
    onBlur: () => setAdjusting(false),
    onPointerDown: () => {
      isByKey.current = false
    },
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
      // At the edge of a screen an arrow key is left to the browser, which would choose another option.
      if (formFactor() !== 'tv' || !isByKey.current) onChange(target.value)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (formFactor() !== 'tv') return
      isByKey.current = true
      if (event.key === 'Enter') {
        event.preventDefault()
        return setAdjusting(!isAdjusting)
      }
      const step = isAdjusting ? stepOf(event) : 0
      if (step === 0) return
      event.preventDefault()
      const next = all[all.indexOf(value) + step]
      if (next !== undefined) onChange(next)
    },
  }
}

function stepOf({ nativeEvent }: KeyboardEvent): -1 | 0 | 1 {
  const direction = directionOf(nativeEvent)
  if (direction !== 'left' && direction !== 'right') return 0
  return (direction === 'right') === (document.documentElement.dir !== 'rtl') ? 1 : -1
}
