import { type ComponentPropsWithRef, createContext, type ElementType, useContext } from 'react'

/** Renders the links of the app; given by `HotelTheme`. */
export const LinkContext = createContext<ElementType>('a')

interface PressableProps extends ComponentPropsWithRef<'button'> {
  href?: string
}

/**
 * A button or, with `href`, a link without a look of its own (`baseline`). MUI's ButtonBase takes four components and some
 * thirty hooks for each, nearly all of them for the ripple, which this app does not show.
 */
export function Pressable({ href, className, ...rest }: PressableProps) {
  const Link = useContext(LinkContext)
  const classes = className ? `press ${className}` : 'press'
  return href === undefined ? (
    <button type="button" tabIndex={0} {...rest} className={classes} />
  ) : (
    <Link tabIndex={0} {...rest} href={href} className={classes} />
  )
}
