import type { AnchorHTMLAttributes, Ref } from 'react'
import { RouterLink } from '../../core/routing/RouterLink.tsx'
import { useSessionHref } from '../../domains/navigation/useSessionHref.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href?: string
  ref?: Ref<HTMLAnchorElement>
}

/**
 * Renders every link of the app: in-app paths go through the router, with the session's values; other URLs are plain
 * links.
 */
export function InAppLink({ href = '', ...rest }: Props) {
  const inApp = useSessionHref()
  return href.startsWith('/') ? <RouterLink {...rest} to={inApp(href)} /> : <a {...rest} href={href} />
}
