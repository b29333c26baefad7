import type { AnchorHTMLAttributes, Ref } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export interface RouterLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** In-app address. */
  to: string
  ref?: Ref<HTMLAnchorElement>
}

/** The router's own link, without what it has for servers and for loading the next page ahead: a tenth of its code. */
export function RouterLink({ to, onClick, target, ...rest }: RouterLinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { ...(target !== undefined && { target }) })
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
