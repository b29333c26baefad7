import type { AnchorHTMLAttributes, Ref } from 'react'
import { isForNewTab } from '../../core/routing/isForNewTab.ts'
import { basePath } from '../../core/routing/paths.ts'
import { withoutGuest } from '../../core/routing/query.ts'
import { useHistory } from '../../core/routing/useHistory.ts'
import { useSessionHref } from './useSessionHref.ts'

interface InAppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>
}

/**
 * Renders every link of the app: in-app paths go through the router, with the session's values; other URLs are plain
 * links. A navigation waits for a pending step back by the app itself, which would undo it. Not by `useHref`, which would
 * render every link again with each navigation.
 */
export function InAppLink({ href = '', onClick, ...rest }: InAppLinkProps) {
  const inApp = useSessionHref()
  const history = useHistory()
  const to = href.startsWith('/') && inApp(href)
  return (
    <a
      {...rest}
      href={to ? basePath + withoutGuest(to) : href}
      onClick={(event) => {
        onClick?.(event)
        if (!to || event.defaultPrevented || rest.target || isForNewTab(event)) return
        event.preventDefault()
        history.go(to)
      }}
    />
  )
}
