import { type FocusEvent, type PointerEvent, useState } from 'react'
import { formFactor } from '../../ui/useFormFactor.ts'

/**
 * Pauses the countdown of a dialog while the guest uses it (WCAG 2.2.1): moves the mouse in it, has touched it, or has
 * moved the focus to a control in it. A mouse that rests where the dialog opens does not count. On a television the
 * focus does not count either, because it is set automatically there; a key press does.
 */
export function usePauseOnInteraction() {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  return {
    isPaused: isPointed || isFocused,
    handlers: {
      onPointerDown: () => setPointed(true),
      onPointerMove: ({ movementX, movementY }: PointerEvent) => {
        if (movementX || movementY) setPointed(true)
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        // A finger also "leaves" when it is lifted.
        if (pointerType === 'mouse') setPointed(false)
      },
      onKeyDown: () => setFocused(true),
      // When it opens, the dialog element itself receives the focus.
      onFocus: ({ currentTarget, target }: FocusEvent) => {
        if (formFactor() !== 'tv') setFocused(target !== currentTarget)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false)
      },
    },
  }
}
