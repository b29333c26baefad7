import { type FocusEvent, type PointerEvent, useState } from 'react'

/**
 * Whether the guest is busy with a dialog that would close by itself: points into it, has touched it, or has brought
 * the focus to one of its buttons. Then it stays (WCAG 2.2.1). That it opened under a resting mouse says nothing.
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
        // A finger leaves each time that it is lifted.
        if (pointerType === 'mouse') setPointed(false)
      },
      // The dialog itself has the focus from the start.
      onFocus: ({ currentTarget, target }: FocusEvent) => setFocused(target !== currentTarget),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false)
      },
    },
  }
}
