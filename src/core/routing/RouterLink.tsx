import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { useHref } from 'react-router-dom'
import { isForNewTab } from './isForNewTab.ts'
import { useHistory } from './useHistory.ts'

export interface RouterLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** In-app address. */
  to: string
  ref?: Ref<HTMLAnchorElement>
}

/** A link within the app. It waits for a step back that the app itself has begun, which would undo it. */
export function RouterLink({ to, onClick, target, ...rest }: RouterLinkProps) {
  const href = useHref(to)
  const history = useHistory()
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !opensHere(event, target)) return
        event.preventDefault()
        history.go(to)
      }}
    />
  )
}

/** Not in a tab or window of its own, and not as a file. */
const opensHere = (event: MouseEvent, target = '_self') =>
  event.button === 0 && target === '_self' && !isForNewTab(event)
