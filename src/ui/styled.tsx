import type { CSSObject, Theme } from '@mui/material/styles'
import {
  type ComponentPropsWithRef,
  createContext,
  type ElementType,
  type ReactElement,
  useContext,
} from 'react'

export type Style = CSSObject | ((given: { theme: Theme }) => CSSObject)

/** Returns the class name of a style; the styles of a second class name prevail. */
export type ClassOf = (style: Style, className: string | undefined) => string

/** Given by `HotelTheme`. */
export const StyleContext = createContext<ClassOf>(() => '')

type StyledProps<Tag extends ElementType> = ComponentPropsWithRef<Tag> & {
  as?: ElementType
  className?: string | undefined
}

/**
 * A component with a style that follows from the theme alone. MUI's `styled`, whose styles may follow from props, takes two
 * components for each element, and serializes and hashes its style anew.
 */
export const styled =
  <Tag extends ElementType>(tag: Tag) =>
  (style: Style) =>
  (props: StyledProps<Tag>): ReactElement =>
    useStyled(tag, style, props)

function useStyled<Tag extends ElementType>(
  tag: Tag,
  style: Style,
  { as, className, ...rest }: StyledProps<Tag>,
) {
  const Element: ElementType = as ?? tag
  return <Element {...rest} className={useContext(StyleContext)(style, className)} />
}
