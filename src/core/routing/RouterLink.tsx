import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { useHref } from 'react-router-dom'
import { isForNewTab } from './isForNewTab.ts'
import { withoutGuest } from './query.ts'
import { useHistory } from './useHistory.ts'

export interface RouterLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** In-app address. */
  to: string
  ref?: Ref<HTMLAnchorElement>
}

/** A link within the app. Its navigation waits for a pending step back by the app itself, which would undo it. */
export function RouterLink({ to, onClick, target, ...rest }: RouterLinkProps) {
  const href = useHref(withoutGuest(to))
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

/** True if the click opens the link in this tab, not in a new tab or window or as a download. */
const opensHere = (event: MouseEvent, target = '_self') =>
  event.button === 0 && target === '_self' && !isForNewTab(event)
